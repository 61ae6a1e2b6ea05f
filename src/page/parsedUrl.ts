/**
 * Takes an address apart. Not by `URL.canParse` or `URL.parse`, because the oldest browsers that we support have neither.
 *
 * @returns `undefined` where it is no address.
 */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
