import { emit } from './pluginEvents'
import { jQueryNow } from './whenJQuery'

/** What jQuery would have parsed from an answer; `undefined` where it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

/** Raises the events that jQuery raises for an answered call, with those parts of the request and settings that other scripts read. */
function raise(url: string, data: string, text: string): void {
  // Without jQuery nobody can listen for these.
  if (!jQueryNow()) return
  const json = parsed(text)
  const answer = {
    readyState: 4,
    status: 200,
    responseText: text,
    responseJSON: json,
    getResponseHeader: () => null,
  }
  const settings = { type: 'POST', url, data }
  emit('ajaxSuccess', [answer, settings, json ?? text], document)
  emit('ajaxComplete', [answer, settings], document)
}

/**
 * Tells other scripts about a call of ours as jQuery tells about its own calls. Some recognise an add, a removal or a quick view by the
 * address or the data of the call (contract 0.2). jQuery raises its events after the caller has dealt with the answer, so nothing is raised
 * before `tell`.
 *
 * @returns `answered`, an option for the call, and `tell`, to be called once the page shows the answer; without an answer `tell` does
 *   nothing.
 */
export function answerNotifier() {
  let tell = () => {}
  return {
    answered(...call: Parameters<typeof raise>): void {
      tell = () => raise(...call)
    },
    tell: () => tell(),
  }
}
