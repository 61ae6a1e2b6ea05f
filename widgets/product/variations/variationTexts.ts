import { loadOnce } from '../../../src/page/loadOnce'
import { settings } from '../../../src/stores/settings'
import type { Messages } from '../../../src/text/messages'
import { loadText } from '../../../src/text/text'

/** Loads the script's own texts, once. They are asked for where the server configured none, and ahead of calls that may fail. */
export const loadVariationTexts = loadOnce(() => loadText('product', settings().locale))

/** One of the script's own texts; the empty string where they cannot be loaded. */
export async function variationText(key: keyof Messages['product']): Promise<string> {
  return (await loadVariationTexts().catch(() => undefined))?.[key] ?? ''
}
