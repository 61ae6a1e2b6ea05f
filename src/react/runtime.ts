import { unlessLeft } from '../page/leaving'
import { readJsonScript } from '../page/readJsonScript'
import { report } from '../page/report'
import { parseHtml } from '../page/trustedHtml'
import { settings } from '../stores/settings'
import { languageTag } from '../text/language'
import { loadTexts } from '../text/text'
import { mount } from './mount'

/** Matches the language tags that we have texts for; an empty tag asks for no language. */
const OUR_LANGUAGES = /^(vi|en|$)(?![a-z])/i

/**
 * Resolves with what mounts components, once their texts are there: ours, replaced by the page's own where it has some. Where the texts
 * cannot be loaded, components show none but work all the same. A language for which there are no texts is reported.
 */
export async function loadRuntime(): Promise<{ mount: typeof mount }> {
  // Throws on a page that refuses our Trusted Types policy: the server's answers could not be shown there, so its own links are better than
  // half an island.
  parseHtml('')
  const { locale } = settings()
  const own = readJsonScript('texts')
  const language = languageTag(locale)
  if (!own && !OUR_LANGUAGES.test(language)) report('language-unknown', null, language)
  await unlessLeft(loadTexts(locale, own)).catch((error) => report('chunk-failed', null, error))
  return { mount }
}
