import { jQueryNow } from './whenJQuery'

/** As much of jQuery as shows what each of its calls goes through. */
interface JQuerySetup {
  ajaxSettings?: { beforeSend?(request: object, settings: object): unknown }
}

/** What marks the shop's call for an add, in its address and in the functions that look for it. */
const CALL = 'wc-ajax=add_to_cart'

/**
 * What plugins add to an add by `jQuery.ajaxSetup`, as it would be sent by jQuery: an anti-spam plugin's token or a captcha's,
 * without which the server refuses it (decisions: What is added to an add). Only a function that looks for this very call is asked.
 *
 * @returns the fields by their names, brackets included.
 */
export function setupFields(): Record<string, string> {
  const { beforeSend } = jQueryNow<JQuerySetup>()?.ajaxSettings ?? {}
  const settings = { type: 'POST', url: `/?${CALL}`, data: '' }
  try {
    if (String(beforeSend).includes(CALL)) beforeSend?.call(settings, { setRequestHeader() {} }, settings)
    return Object.fromEntries(new URLSearchParams(settings.data))
  } catch (error) {
    // A plugin's broken function throws into us, or leaves what is no fields.
    reportError(error)
    return {}
  }
}
