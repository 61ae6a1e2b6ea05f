/** The function that consent plugins put on the page (contract 9.3). */
interface ConsentPage {
  wp_has_consent?(category: string): unknown
}

/**
 * Has the visitor agreed to a category, as a consent plugin says now? Not in `followConsent.ts`, because the core needs only this.
 *
 * @returns `undefined` where there is no such plugin, or its function throws.
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
