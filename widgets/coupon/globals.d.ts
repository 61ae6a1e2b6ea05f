/** The globals of other scripts that this area alone reads; see `src/globals.d.ts`. */
import type { CaptchaScript } from './captcha'

declare global {
  interface Window {
    /** The captcha provider's script (plugins contract 4.5). */
    grecaptcha?: CaptchaScript
  }
}
