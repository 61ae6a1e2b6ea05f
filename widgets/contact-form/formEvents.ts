import type { OurForm } from './formFacts'
import type { FilledValues } from './readFilledIn'

/** What an event may have besides the form's identity. Where `status` is absent, the displayed one is used. */
interface EventExtras extends Partial<FilledValues> {
  status?: string
  prevStatus?: string
  apiResponse?: unknown
}

/**
 * Raises an event of the plugin's on the form; its name and its `detail` are the plugin's, because analytics and add-ons listen
 * (plugins contract 1.13; behaviour contact-form.submit.detail-for-listeners).
 *
 * @param name without the `wpcf7` before it.
 */
export function raise(form: OurForm, name: string, extras: EventExtras): void {
  const { id, pluginVersion, locale, unitTag, containerPost, status } = form.wpcf7
  const detail = {
    contactFormId: id,
    pluginVersion,
    contactFormLocale: locale,
    unitTag,
    containerPostId: containerPost,
    status,
    ...extras,
  }
  form.dispatchEvent(new CustomEvent(`wpcf7${name}`, { bubbles: true, detail }))
}
