import { followPresses } from '../page/drags'
import { followHeldEnter } from '../page/heldEnter'
import { report } from '../page/report'
import { whenReady } from '../page/whenReady'
import { listenFor, listenForSubmits, takeEarlyClicks, wakeFocused } from './claims'
import type { Definition } from './definition'
import { allDefinitions, indexDefinition } from './hostIndex'
import { isUsable } from './isUsable'
import { watchLateContent } from './lateContent'
import { type Loaders, setLoaders } from './loading'
import { allowPreloads } from './preload'
import { beginAll, beginLate } from './wakeStrategies'

let isStarted = false

/**
 * Adds a definition to the catalogue; once the page is ready its hosts are looked for as its `wake` says.
 * A definition that cannot work is reported and left out, and no other is affected. One whose name another has is told of, and works.
 */
export function defineWidget(definition: Definition): void {
  if (!isUsable(definition)) {
    import('../author/checkDefinition')
      .then(({ problemOf }) => problemOf(definition))
      // The explanation is lost, or what is wrong cannot be put into words.
      .catch(() => definition?.name)
      .then((problem) => report('definition-invalid', null, problem))
    return
  }
  const { name } = definition
  if (allDefinitions().some((other) => other.name === name)) report('name-taken', null, name)
  indexDefinition(definition)
  if (isStarted) listenFor(definition)
  beginLate(definition)
}

/**
 * Starts the islands of the page: listens for touches at once, and looks for the other hosts when the page is ready.
 *
 * @param loaders how components get their runtime.
 * @param preloads are the files that a touch may need fetched as soon as the browser is idle? Otherwise they are fetched with the touch.
 */
export function startIslands(loaders: Loaders, preloads: boolean): void {
  setLoaders(loaders)
  isStarted = true
  followHeldEnter()
  followPresses()
  listenForSubmits()
  allDefinitions().forEach(listenFor)
  const begin = () => {
    whenReady(() => {
      takeEarlyClicks()
      wakeFocused()
      if (preloads) allowPreloads()
      beginAll()
      watchLateContent()
    })
  }
  // A prerendered page may never be shown: until it is, no request is sent and no timer started (field notes: Page cache).
  if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}
