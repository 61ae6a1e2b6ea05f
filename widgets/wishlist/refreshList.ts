import { report } from '../../src/page/report'
import { readStorage, writeStorage } from '../../src/page/storage'
import { inBackground } from '../../src/stores/cart/queue'
import { applyAnswer } from './applyAnswer'
import { fetchWishlist, noteFetched } from './fetchWishlist'
import { sendWishlistAction } from './sendWishlistAction'
import { refreshKey } from './shareKey'

/** The list that this page shows, or the one with this share key. */
function shownList(shareKey?: string): HTMLElement | null {
  const value = shareKey ? `="${CSS.escape(shareKey)}"` : ''
  return document.querySelector<HTMLElement>(`form[data-tinvwl_sharekey${value}]`)
}

async function fetchList({ dataset }: HTMLElement): Promise<void> {
  const { tinvwl_paged: paged, tinvwl_per_page: perPage, tinvwl_sharekey: shareKey } = dataset
  if (readStorage('localStorage', refreshKey()) === shareKey) writeStorage('localStorage', refreshKey(), '')
  const fields = { 'tinvwl-paged': paged, 'tinvwl-per-page': perPage, 'tinvwl-sharekey': shareKey }
  const { answer, tell } = await sendWishlistAction({ 'tinvwl-action': 'get_data', ...fields }, inBackground)
  noteFetched()
  try {
    await applyAnswer(answer, { showMessage() {} })
  } finally {
    tell()
  }
}

let isRefreshing = false
/**
 * True in the task in which the list was requested: several listeners of one event, ours and the plugin's inline script, request the same.
 */
let isJustAsked = false
/**
 * The share key of a list that is to be fetched once more: it was changed while it was on its way, and the answer may be older than that.
 */
let changedAgain: string | undefined

/** Fetches a list that this page shows: one at a time, and once more where that is asked for meanwhile. */
async function refreshList(form: HTMLElement): Promise<void> {
  if (isRefreshing) {
    if (!isJustAsked) changedAgain = form.dataset['tinvwl_sharekey']
    return
  }
  isRefreshing = true
  isJustAsked = true
  setTimeout(() => {
    isJustAsked = false
  })
  await fetchList(form).catch((error) => report('call-failed', form, error))
  isRefreshing = false
  if (changedAgain === undefined) return
  // The answer has put another form in its place.
  const newest = shownList(changedAgain)
  changedAgain = undefined
  if (newest) refreshList(newest)
}

/** Fetches a list that another page has changed, if this page shows it. */
export function refreshChanged(shareKey: string | null): void {
  const form = shareKey && shownList(shareKey)
  if (form) refreshList(form)
}

/** Fetches the list that this page shows, or only the data where it shows none. */
export function refreshAll(): void {
  const form = shownList()
  if (form) refreshList(form)
  else fetchWishlist()
}
