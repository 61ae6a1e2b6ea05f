/** Is it an object with names for its values, as JSON writes one, and neither an array nor `null`? */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && !!value && !Array.isArray(value)
}
