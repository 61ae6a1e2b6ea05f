import { parseHtml } from '../page/trustedHtml'
import { loadPageTexts } from './loadPageTexts'
import { mount } from './mount'

/** Resolves with what mounts components, once their texts are there. */
export async function loadRuntime(): Promise<{ mount: typeof mount }> {
  // Throws on a page that refuses our Trusted Types policy: the server's answers could not be shown there, so its own links are better than
  // half an island.
  parseHtml('')
  await loadPageTexts()
  return { mount }
}
