import { isSetByPage } from '../../src/stores/mergeSettings'

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

/** Is it already certain, before the tracker has loaded, that the visitor may be tracked? Never where the page's author has set it. */
export function isTrackingSure(): boolean {
  const { allowTracking, consentCategory } = window.wc_order_attribution?.params ?? {}
  return (
    allowTracking === true &&
    (!consentCategory || !!askConsent(consentCategory)) &&
    !['attributionAllowed', 'attributionConsentCategory'].some(isSetByPage)
  )
}
