/** Decodes percent-encoded text; returns text that is not validly encoded, such as `#100%`, as it is. Never throws. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
