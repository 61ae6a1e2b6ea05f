/**
 * Reads a cookie; the empty string where it is not there or the page may not read cookies. Values that are not percent-encoded well are
 * returned as they stand. Never throws.
 */
export function readCookie(name: string): string {
  let value = ''
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
    value = found?.slice(name.length + 1) ?? ''
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Deletes a cookie of the whole site. */
export function deleteCookie(name: string): void {
  // Not the Cookie Store: it is asynchronous, and who deletes a cookie must not find it again on the next line.
  Object.assign(document, { cookie: `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT` })
}
