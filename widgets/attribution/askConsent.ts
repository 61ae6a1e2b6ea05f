/**
 * Has the visitor agreed to a category, as a consent plugin says now? Not in `followConsent.ts`, because the core needs only this.
 *
 * @returns `undefined` where there is no such plugin, or its function throws.
 */
export function askConsent(category: string): boolean | undefined {
  try {
    const answer = window.wp_has_consent?.(category)
    return answer === undefined ? undefined : !!answer
  } catch (error) {
    reportError(error)
    return undefined
  }
}
