import { boot } from './boot'
import { armChange, armTouch, outcome } from './interactions'
import { keepWishes, mark } from './marks'
import { observations } from './observe'
import { countIdleWork, isQuiet } from './quiet'

const bench = { boot, armTouch, armChange, outcome, observations, countIdleWork, isQuiet, keepWishes, mark }

/** What the listing's measurements call from outside. */
export type Bench = typeof bench

declare global {
  interface Window {
    bench: Bench
  }
}

window.bench = bench
