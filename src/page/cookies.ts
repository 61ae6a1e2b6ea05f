import cookies from 'js-cookie'

/** The part of the library that other scripts call; it encodes and decodes values. */
export interface CookieLibrary {
  get(name: string): string | undefined
  set(name: string, value: string, options?: object): unknown
  remove(name: string, options?: object): void
}

/** The library itself, for scripts that know it under another name. It throws where the page may have no cookies. */
export const cookieLibrary: CookieLibrary = cookies

/** The shop's cookies have formats of their own, so values are written without encoding. */
const raw = cookies.withConverter({ write: (value: string) => value })

/** How long a cookie is kept, and where it counts. */
interface CookieOptions {
  /** When it ends; with the browser's session where it is absent. */
  expires?: Date
  /** `/`, the whole site, where it is absent. */
  path?: string
  /** Is it sent when the visitor comes from another site? The browser decides where this is absent. */
  sameSite?: 'Strict' | 'Lax'
}

/** Writes a cookie. The name is encoded where necessary; the value is not, so it may contain neither `;` nor blanks. Never throws. */
export function writeCookie(name: string, value: string, { expires, path = '/', sameSite }: CookieOptions = {}): void {
  try {
    raw.set(name, value, { path, samesite: sameSite, expires })
  } catch {}
}

/** Reads a cookie that `writeCookie` has written, by the same name; the empty string where it is not there. Never throws. */
export function readWrittenCookie(name: string): string {
  try {
    return raw.get(name) ?? ''
  } catch {
    return ''
  }
}

/** Deletes a cookie of the whole site. Never throws. */
export function deleteCookie(name: string): void {
  writeCookie(name, '', { expires: new Date(0) })
}
