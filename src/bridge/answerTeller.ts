import { emit } from './pluginEvents'
import { jQueryNow } from './whenJQuery'

/** What jQuery would have read out of an answer; nothing where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

/** Raises what jQuery raises for an answered call, with as much of its request and settings as others look at. */
function raise(url: string, data: string, text: string): void {
  // Natively nobody listens for these.
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
 * Tells others of a call of ours as jQuery tells of its own, for those who wait for an add, a removal or a quick view by the address or the
 * data of the call (contract 0.2). jQuery does so after the caller has dealt with the answer: so nothing is told before `tell`.
 *
 * @returns `answered`, an option of the call, and `tell`, to be called once the page shows what came; without an answer it does nothing.
 */
export function answerTeller() {
  let tell = () => {}
  return {
    answered(...call: Parameters<typeof raise>): void {
      tell = () => raise(...call)
    },
    tell: () => tell(),
  }
}
