/** The number that a text is, or `undefined` for an empty or impossible one. */
export function numberIn(text: string): number | undefined {
  const number = Number(text)
  return text.trim() && Number.isFinite(number) ? number : undefined
}
