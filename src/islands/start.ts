import { report } from '../page/report'
import { listenFor, takeEarlyTouches, wakeFocused } from './claims'
import type { Definition } from './definition'
import { beginAll, beginSearch, watchLateContent } from './findHosts'
import { allDefinitions, indexDefinition } from './hostIndex'
import { isUsable } from './isUsable'
import { type Loaders, setLoaders } from './loading'

let isStarted = false
/** The page is ready and shown, so hosts are looked for. */
let hasBegun = false

/**
 * Adds a definition to the catalogue; after the start its hosts are looked for at once.
 * A definition that cannot work is reported and left out, and no other is affected.
 */
export function defineWidget(definition: Definition): void {
  if (!isUsable(definition)) {
    import('../author/checkDefinition').then(
      ({ problemOf }) => report('definition-invalid', null, problemOf(definition)),
      () => report('definition-invalid', null, definition?.name),
    )
    return
  }
  indexDefinition(definition)
  if (isStarted) listenFor(definition)
  if (hasBegun) beginSearch(definition, true)
}

/**
 * Acts once the deferred scripts of the page have run: until then it counts as parsed, but some of them may be settings, of which an optimiser
 * has made such scripts, or old scripts that show themselves by what they leave on the page.
 */
function whenReady(act: () => void): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (document.readyState === 'complete' || visit?.domContentLoadedEventStart) {
    act()
    return
  }
  const isReady = new AbortController()
  const once = () => {
    isReady.abort()
    act()
  }
  // Whoever comes between the two may not learn of the first from the browser.
  document.addEventListener('DOMContentLoaded', once, isReady)
  addEventListener('load', once, isReady)
}

/**
 * Starts the islands of the page: listens for touches at once, and looks for the other hosts when the page is ready.
 *
 * @param loaders how components get their runtime.
 * @param preloads fetch what may be touched as soon as the browser is idle, rather than when a pointer, a finger or the focus comes near?
 */
export function startIslands(loaders: Loaders, preloads: boolean): void {
  setLoaders(loaders)
  isStarted = true
  allDefinitions().forEach(listenFor)
  const begin = () => {
    whenReady(() => {
      hasBegun = true
      takeEarlyTouches()
      wakeFocused()
      beginAll(preloads)
      watchLateContent()
    })
  }
  // A page that is only rendered ahead may never be shown: it costs no request and starts no clock (field notes: Page cache).
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}
