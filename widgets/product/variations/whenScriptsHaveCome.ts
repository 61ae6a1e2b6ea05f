// Wraps the browser's loading of scripts: that one has come is told by the document alone.
import { whenJQuery } from '../../../src/bridge/whenJQuery'
import { areScriptsHeld } from '../../../src/islands/heldScripts'
import { onArrival } from '../../../src/page/arrivals'

/** The part of jQuery that calls back when it says that the page is ready. */
type JQuery = (act: () => void) => unknown

/**
 * Acts once jQuery and the scripts that an optimiser holds back with it have come: jQuery says that the page is ready, which some
 * optimisers have it say only behind the last of them, no script has come for a while since, and none is held any more. Each that is put
 * into the page, as an inline one that was held is, loads or fails starts the while anew; nothing is polled.
 *
 * @param quiet how long that while is, in ms.
 * @returns a function that stops waiting.
 */
export function whenScriptsHaveCome(act: () => void, quiet: number): () => void {
  return whenJQuery<JQuery>((jQuery) => {
    const waiting = new AbortController()
    const { signal } = waiting
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (areScriptsHeld()) return
        waiting.abort()
        act()
      }, quiet)
    }
    const hear = ({ target }: Event) => target instanceof HTMLScriptElement && wait()
    jQuery(() => {
      if (signal.aborted) return
      for (const type of ['load', 'error']) document.addEventListener(type, hear, { capture: true, signal })
      signal.addEventListener('abort', onArrival('script', wait))
      wait()
    })
    return () => {
      waiting.abort()
      clearTimeout(timer)
    }
  })
}
