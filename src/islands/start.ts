import { report } from '../page/report'
import type { WidgetDefinition } from './definition'
import type { LoadMount } from './island'
import { begin, watchLateContent } from './look'
import { setMountLoader, widgets } from './registry'
import { listen, listenForIntentions, preload, takeEarlyTouches } from './touch'
import { whenIdle } from './whenIdle'

let isStarted = false

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
  if (!isStarted) return
  listen(widget)
  begin(widget)
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
  isStarted = true
  listenForIntentions()
  for (const widget of widgets) listen(widget)
  const beginAll = () => {
    takeEarlyTouches()
    for (const widget of widgets) begin(widget)
    watchLateContent()
    if (!preloadsWhenIdle) return
    for (const widget of widgets) {
      whenIdle(() => widget.wake === 'interaction' && document.querySelector(widget.hooks) && preload(widget))
    }
  }
  // A page that is only rendered ahead may never be shown: it costs no request and starts no clock (field notes: Page cache).
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', beginAll, { once: true })
  else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginAll, { once: true })
  else beginAll()
}
