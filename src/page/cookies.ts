/** The value of a cookie as it stands in the browser; `undefined` where it is not there or the page may not read cookies. Never throws. */
export function readCookieText(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
    return found?.slice(name.length + 1)
  } catch {
    return undefined
  }
}

/**
 * Reads a cookie; the empty string where it is not there or the page may not read cookies. Values that are not percent-encoded well are
 * returned as they stand. Never throws.
 */
export function readCookie(name: string): string {
  const value = readCookieText(name) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** How long a cookie is kept, and where it counts. */
export interface CookieOptions {
  /** When it ends; with the browser's session where it is absent. */
  expires?: Date
  /** `/`, the whole site, where it is absent. */
  path?: string
  /** Is it sent when the visitor comes from another site? The browser decides where this is absent. */
  sameSite?: 'Strict' | 'Lax'
}

/** Writes a cookie. The value goes out as it stands, so it may hold neither `;` nor blanks. Never throws. */
export function writeCookie(name: string, value: string, { expires, path = '/', sameSite }: CookieOptions = {}): void {
  const origin = sameSite ? `; samesite=${sameSite}` : ''
  const end = expires ? `; expires=${expires.toUTCString()}` : ''
  try {
    // Not the Cookie Store: it is asynchronous, and who writes a cookie must find it on the next line.
    Object.assign(document, { cookie: `${name}=${value}; path=${path}${origin}${end}` })
  } catch {}
}

/** Deletes a cookie of the whole site. */
export function deleteCookie(name: string): void {
  writeCookie(name, '', { expires: new Date(0) })
}
