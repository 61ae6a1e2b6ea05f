import { unlessLeft } from '../page/leaving'
import { readJsonScript } from '../page/ownScripts'
import { report } from '../page/report'
import { settings } from '../stores/settings'
import { languageTag } from '../text/language'
import { loadTexts } from '../text/text'

/** Have we texts in the language of this tag? An empty tag asks for no language. */
const isOurLanguage = (tag: string) => /^(vi|en|$)(?![a-z])/i.test(tag)

/**
 * Loads the texts of this page: ours, replaced by the page's own where it has some. Where ours cannot be loaded, components show none but
 * work all the same. A language for which there are no texts is reported.
 *
 * To be called for each definition: the language, or the page's own texts, may have come since a touch asked for them while the page was
 * parsed. The browser loads each file once all the same.
 */
export async function loadPageTexts(): Promise<void> {
  const { locale } = settings()
  const own = readJsonScript('texts')
  const language = languageTag(locale)
  if (!own && !isOurLanguage(language)) report('language-unknown', null, language)
  await unlessLeft(loadTexts(locale, own)).catch((error) => report('chunk-failed', null, error))
}
