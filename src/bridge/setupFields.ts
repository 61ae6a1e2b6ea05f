import { jQueryNow } from './whenJQuery'

/** The part of jQuery that shows what is done to each of its calls. */
interface JQuerySetup {
  ajaxSettings?: { beforeSend?(request: object, settings: object): unknown }
}

/** Marks the shop's call for an add: in the call's address, and in the source of functions that look for it. */
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
    // A plugin's function may throw, or leave something that is not a list of fields.
    reportError(error)
    return {}
  }
}
