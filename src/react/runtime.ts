import { unlessLeft } from '../page/leaving'
import { report } from '../page/report'
import { parseHtml } from '../page/trustedHtml'
import { readJson } from '../stores/mergeSettings'
import { settings } from '../stores/settings'
import { languageTag } from '../text/language'
import { loadTexts } from '../text/text'
import { mount } from './mount'

/** The tags of the languages that we have texts in; an empty one asks for no language. */
const OUR_LANGUAGES = /^(vi|en|$)(?![a-z])/i

/**
 * Resolves with what mounts components, once the texts that they show are there: ours, with the page's own in their places. Without words
 * they say nothing, but do everything else. A language that nobody has texts for is reported.
 */
export async function loadRuntime(): Promise<{ mount: typeof mount }> {
  // A page that refuses our policy cannot be shown what the server answers: better its own links than half of it.
  parseHtml('')
  const { locale } = settings()
  const own = readJson('texts')
  const language = languageTag(locale)
  if (!own && !OUR_LANGUAGES.test(language)) report('language-unknown', null, language)
  await unlessLeft(loadTexts(locale, own)).catch((error) => report('chunk-failed', null, error))
  return { mount }
}
