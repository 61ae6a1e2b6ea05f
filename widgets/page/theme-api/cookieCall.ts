import { deleteCookie, writeCookie } from '../../../src/page/cookies'

const DAY = 24 * 60 * 60 * 1000

/** The value as it stands in the browser, or `null`: who calls this compares with that. */
function read(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}

/**
 * The theme's `cookie(name)`, `cookie(name, value, days)` and `cookie(name, false)` (contract 0.5): reads, writes and deletes a cookie of
 * the whole site; values are not encoded. A page that has the call already keeps its own.
 */
export function installCookieCall(): void {
  const page = window as { cookie?: unknown }
  page.cookie ??= (name: string, value?: unknown, days?: number) => {
    if (value === undefined) return read(name)
    if (value === false) deleteCookie(name)
    else writeCookie(name, String(value), days ? { expires: new Date(Date.now() + days * DAY) } : {})
    return value
  }
}
