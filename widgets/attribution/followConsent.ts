// Wraps the consent plugins, which speak by events on the document and a function on the window.
import { askConsent } from './askConsent'

/**
 * Follows what the visitor allows, through the consent plugins (contract 9.3).
 *
 * @param category the plugins' category that decides.
 * @param decide called whenever a plugin says something about it.
 * @returns what a plugin had to say before we listened; `undefined` where none has spoken.
 */
export function followConsent(category: string, decide: (isAllowed: boolean) => void): boolean | undefined {
  // Not through the bridge for other plugins' events: the map may be an array with names, which the bridge takes for a list.
  document.addEventListener('wp_listen_for_consent_change', (event) => {
    const said: unknown = Object((event as CustomEvent).detail)[category]
    if (said === 'allow' || said === 'deny') decide(said === 'allow')
  })
  document.addEventListener('wp_consent_type_defined', () => {
    const answer = askConsent(category)
    if (answer !== undefined) decide(answer)
  })
  return (window as { wp_consent_type?: unknown }).wp_consent_type === undefined ? undefined : askConsent(category)
}
