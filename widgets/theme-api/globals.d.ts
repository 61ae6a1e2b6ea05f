/** The globals of other scripts that this area alone reads; see `src/globals.d.ts`. */
import type { ThemeApi } from './themeApi'

declare global {
  interface FlatsomeGlobal {
    /** Calls that were made while the page was parsed, kept by the line in docs/markup.md. */
    waiting?: ((api: ThemeApi) => void)[]
  }

  interface Window {
    /** The theme's call for cookies, its own or ours (contract 0.5). */
    cookie?: unknown
  }
}
