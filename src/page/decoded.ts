/** Text as it is meant where it is percent-encoded; as it stands where it is no encoding of anything, as `#100%`. Never throws. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
