import type { Runtime } from '../islands/loading'
import { unlessLeft } from '../page/leaving'
import { readJsonScript } from '../page/ownScripts'
import { report } from '../page/report'
import { parseHtml } from '../page/trustedHtml'
import { settings } from '../stores/settings'
import { languageTag } from '../text/language'
import { hasTextsIn, loadTexts } from '../text/text'
import { mount } from './mount'

/**
 * Loads the texts of this page: ours, replaced by the page's own where it has some. Where ours cannot be loaded, components show none but
 * work all the same. A language for which there are no texts is reported.
 *
 * To be called for each definition: the language, or the page's own texts, may have come since a touch asked for them while the page was
 * parsed. The browser loads each file once all the same.
 */
async function loadPageTexts(): Promise<void> {
  const { locale } = settings()
  const own = readJsonScript('texts')
  const language = languageTag(locale)
  if (!own && !hasTextsIn(language)) report('language-unknown', null, language)
  await unlessLeft(loadTexts(locale, own)).catch((error) => report('chunk-failed', null, error))
}

/** Resolves with what mounts components, once their texts are there. */
export async function loadRuntime(): Promise<Runtime> {
  // Throws on a page that refuses our Trusted Types policy: the server's answers could not be shown there, so its own links are better than
  // half an island.
  parseHtml('')
  await loadPageTexts()
  return { mount }
}
