import { loadOnce } from '../../../src/page/loadOnce'
import { settings } from '../../../src/stores/settings'
import { loadProductText } from '../../../src/text/product/loadProductText'
import type { ProductMessages } from '../../../src/text/product/productMessages'

/** Loads the script's own texts, once. They are asked for where the server configured none, and ahead of calls that may fail. */
export const loadVariationTexts = loadOnce(() => loadProductText(settings().locale))

/** One of the script's own texts; the empty string where they cannot be loaded. */
export async function variationText(key: keyof ProductMessages): Promise<string> {
  return (await loadVariationTexts().catch(() => undefined))?.[key] ?? ''
}
