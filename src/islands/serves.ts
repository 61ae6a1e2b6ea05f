import { askSafely } from './askSafely'
import type { Definition } from './definition'
import { islandOn } from './islands'
import { standsBack } from './oldScripts'

/** Does a definition's condition hold? `host`: the element in question, where there is one. */
export function applies(definition: Definition, host?: Element): boolean {
  return askSafely(host, () => definition.applies?.() !== false, false)
}

/** May a definition do anything on a host: it has not failed there, its condition holds, and no old script goes on serving it? */
export function serves(definition: Definition, host: Element): boolean {
  return islandOn(host, definition)?.state !== 'failed' && applies(definition, host) && !standsBack(definition, host)
}
