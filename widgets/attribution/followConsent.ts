// Wraps the consent plugins: their events on the document and their function on the window.
import { askConsent } from './consent'

/**
 * Follows what the visitor allows, through the consent plugins (contract 9.3).
 *
 * @param category the plugins' category that decides.
 * @param decide called whenever a plugin tells a new decision.
 * @returns the decision so far; `undefined` where there is none.
 */
export function followConsent(category: string, decide: (isAllowed: boolean) => void): boolean | undefined {
  // Not through `bridge/pluginEvents`: the event's detail may be an array with named keys, which the bridge would take for a list of
  // arguments.
  document.addEventListener('wp_listen_for_consent_change', (event) => {
    const said: unknown = Object((event as CustomEvent).detail)[category]
    if (said === 'allow' || said === 'deny') decide(said === 'allow')
  })
  document.addEventListener('wp_consent_type_defined', () => {
    const answer = askConsent(category)
    if (answer !== undefined) decide(answer)
  })
  return window.wp_consent_type === undefined ? undefined : askConsent(category)
}
