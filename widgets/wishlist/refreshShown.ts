import { report } from '../../src/page/report'
import { writeStorage } from '../../src/page/storage'
import { applyAnswer } from './applyAnswer'
import { sendWishlistAction } from './sendAction'
import { refreshKey } from './shareKey'

/** Fetches the wishlist that this page shows, because another tab changed it. */
export async function refreshShown(shareKey: string): Promise<void> {
  const form = document.querySelector<HTMLElement>(`form[data-tinvwl_sharekey="${CSS.escape(shareKey)}"]`)
  if (!form) return
  writeStorage('localStorage', refreshKey(), '')
  const { tinvwl_paged: paged, tinvwl_per_page: perPage } = form.dataset
  try {
    const fields = { 'tinvwl-paged': paged, 'tinvwl-per-page': perPage, 'tinvwl-sharekey': shareKey }
    const answer = await sendWishlistAction({ 'tinvwl-action': 'get_data', ...fields }, true)
    await applyAnswer(answer, { opener: form, about: 'page', showMessage() {} })
  } catch (error) {
    report('call-failed', form, error)
  }
}
