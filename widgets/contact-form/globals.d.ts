/** The globals of other scripts that this area alone reads; see `src/globals.d.ts`. */
import type { PublicObject } from './publicObject'

declare global {
  interface Window {
    /** What the plugin prints, and the actions that its script or we put on it (plugins contract 1.3). */
    wpcf7?: Partial<PublicObject>
    /** The plugin's rule library, its own copy or ours (plugins contract 1.3). */
    swv?: object
    /** Cloudflare's captcha, for which the plugin has an add-on. */
    turnstile?: { reset(captcha: Element): void }
  }
}
