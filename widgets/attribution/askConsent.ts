/** What consent plugins put on the page (contract 9.3). */
interface ConsentPage {
  wp_has_consent?(category: string): unknown
}

/**
 * What a consent plugin says of a category at this moment. Apart from `followConsent.ts`, because the core asks and does not follow.
 *
 * @returns `undefined` where there is none, or it has failed.
 */
export function askConsent(category: string): boolean | undefined {
  try {
    const answer = (window as ConsentPage).wp_has_consent?.(category)
    return answer === undefined ? undefined : !!answer
  } catch (error) {
    reportError(error)
    return undefined
  }
}
