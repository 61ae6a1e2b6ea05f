import { loadOnce } from '../../src/page/loadOnce'
import { report } from '../../src/page/report'
import type { JQuery } from '../../src/slider/flickityCall'

const loadSliders = loadOnce(() => import('../../src/slider'))

/**
 * Adds `flickity` and `lazyFlickity` to jQuery, for scripts that make a slider of a row on a page where no slider is awake yet: the first
 * call loads the sliders' file, which replaces these two methods.
 */
export function offerEarlyFlickity(jQuery: JQuery): void {
  const { fn } = jQuery
  const standIn = Object.assign(
    function <Collection extends object>(this: Collection, ...given: unknown[]) {
      loadSliders().then(
        ({ offerFlickityCall }) => {
          offerFlickityCall(jQuery)
          Reflect.apply(fn['flickity'] as () => void, this, given)
        },
        (error) => report('chunk-failed', null, error),
      )
      return this
    },
    { isStandIn: true },
  )
  for (const name of ['flickity', 'lazyFlickity']) {
    const former = fn[name] as { isStandIn?: unknown } | undefined
    if (!former || former.isStandIn) fn[name] = standIn
  }
}
