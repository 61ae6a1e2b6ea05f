import { boot } from './boot'
import { armChange, armTouch, outcome } from './interactions'
import { keepWishes, mark } from './marks'
import { observations } from './observe'
import { countIdleWork, isQuiet } from './quiet'

/** What the listing's measurements call from outside. */
const bench = { boot, armTouch, armChange, outcome, observations, countIdleWork, isQuiet, keepWishes, mark }

declare global {
  interface Window {
    bench: typeof bench
  }
}

window.bench = bench
