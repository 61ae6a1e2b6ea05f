// Wraps the consent plugins, which speak by events on the document and a function on the window.

/** What consent plugins put on the page (contract 9.3). */
interface ConsentPage {
  wp_consent_type?: unknown
  wp_has_consent?(category: string): unknown
}

/** What a consent plugin says of a category at this moment; `undefined` where there is none, or it has failed. */
function askConsent(category: string): boolean | undefined {
  try {
    const answer = (window as ConsentPage).wp_has_consent?.(category)
    return answer === undefined ? undefined : !!answer
  } catch (error) {
    reportError(error)
    return undefined
  }
}

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
  return (window as ConsentPage).wp_consent_type === undefined ? undefined : askConsent(category)
}
