import { report } from '../page/report'
import type { WidgetDefinition } from './definition'
import type { LoadMount } from './island'
import { begin, watchLateContent } from './look'
import { widgets } from './registry'
import { handSectionsTo, lookForSections } from './sections'
import { listen, listenForTouches, preload, takeEarlyTouches } from './touch'
import { setMountLoader } from './waking'
import { whenIdle } from './whenIdle'

let isStarted = false
/** The page is parsed and shown, so hosts are looked for. */
let hasBegun = false
let preloads = false

/** Lets a widget live: its hosts are looked for, as its wake strategy says. */
function join(widget: WidgetDefinition): void {
  begin(widget)
  if (preloads && widget.wake === 'interaction') whenIdle(() => document.querySelector(widget.hooks) && preload(widget))
}

/**
 * Adds a widget to the catalogue; after the start its hosts are looked for at once.
 * A definition that cannot work is reported and left out, and no other is affected.
 */
export function defineWidget(widget: WidgetDefinition): void {
  try {
    document.head.matches(widget.hooks.trim())
    widget.wake.trim()
    widgets.push(widget)
  } catch (error) {
    report('definition-invalid', null, error)
    return
  }
  if (isStarted) listen(widget)
  if (hasBegun) join(widget)
}

/**
 * Starts the islands of the page: listens for touches at once, and looks for the other hosts when the page is parsed.
 *
 * @param mountLoader loads the React runtime, when the first component wakes.
 * @param preloadsWhenIdle fetch the parts of every interaction widget that has a host here as soon as the browser is idle, rather than
 * when the pointer, a finger or the focus reaches such a host.
 */
export function startIslands(mountLoader: LoadMount, preloadsWhenIdle: boolean): void {
  setMountLoader(mountLoader)
  handSectionsTo(defineWidget, preloadsWhenIdle)
  isStarted = true
  preloads = preloadsWhenIdle
  listenForTouches()
  for (const widget of widgets) listen(widget)
  const beginAll = () => {
    hasBegun = true
    takeEarlyTouches()
    for (const widget of widgets) join(widget)
    lookForSections(document)
    watchLateContent()
  }
  // A page that is only rendered ahead may never be shown: it costs no request and starts no clock (field notes: Page cache).
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', beginAll, { once: true })
  else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginAll, { once: true })
  else beginAll()
}
