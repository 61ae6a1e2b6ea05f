import { report } from '../../src/page/report'
import { onStoredElsewhere, readStorage, writeStorage } from '../../src/page/storage'
import { hasOtherTabStored, readCopy } from '../../src/stores/wishlist/copy'
import { $wishlist, showWishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { applyAnswer } from './applyAnswer'
import { fetchWishlist, noteAsked } from './fetchWishlist'
import { sendWishlistAction } from './sendAction'
import { refreshKey } from './shareKey'

/** Shows what another tab has stored. A tab that emptied the copy is about to store a new one. */
export function adoptCopy(): void {
  const data = hasOtherTabStored() ? readCopy() : undefined
  if (data) showWishlist(data)
}

/** The list that this page shows, or the one with this share key. */
function shownList(shareKey?: string): HTMLElement | null {
  const value = shareKey ? `="${CSS.escape(shareKey)}"` : ''
  return document.querySelector<HTMLElement>(`form[data-tinvwl_sharekey${value}]`)
}

async function fetchList({ dataset }: HTMLElement): Promise<void> {
  const { tinvwl_paged: paged, tinvwl_per_page: perPage, tinvwl_sharekey: shareKey } = dataset
  if (readStorage('localStorage', refreshKey()) === shareKey) writeStorage('localStorage', refreshKey(), '')
  const fields = { 'tinvwl-paged': paged, 'tinvwl-per-page': perPage, 'tinvwl-sharekey': shareKey }
  const { answer, tell } = await sendWishlistAction({ 'tinvwl-action': 'get_data', ...fields }, true)
  noteAsked()
  try {
    await applyAnswer(answer, { showMessage() {} })
  } finally {
    tell()
  }
}

let isRefreshing = false
/** In the task in which a list was asked for: the listeners of one event, ours and the plugin's own lines, ask for the same. */
let isJustAsked = false
/** The list that was changed once more while it was on its way: the answer may be older than that change. */
let changedAgain: string | null = null

/** Fetches the list that this page shows; one at a time. */
async function refreshList(form: HTMLElement): Promise<void> {
  if (isRefreshing) return
  isRefreshing = true
  isJustAsked = true
  setTimeout(() => {
    isJustAsked = false
  })
  await fetchList(form).catch((error) => report('call-failed', form, error))
  isRefreshing = false
  const again = changedAgain
  changedAgain = null
  refreshChanged(again)
}

/** Fetches the list where this page shows it: another page has said that it changed it. */
function refreshChanged(shareKey: string | null): void {
  const form = shareKey && shownList(shareKey)
  if (!form) return
  if (isRefreshing && !isJustAsked) changedAgain = shareKey
  else refreshList(form)
}

/** Fetches the list that this page shows, or the data alone where it shows none. */
export function refreshAll(): void {
  const form = shownList()
  if (form) refreshList(form)
  else fetchWishlist(true)
}

/**
 * Shows what is stored by now. Later pages of this very tab may have stored it: what the tab has seen says nothing of what this page shows.
 *
 * @returns whether it differs from what was shown.
 */
export function showStored(): boolean {
  const data = readCopy()
  const isNew = !!data && JSON.stringify(data) !== JSON.stringify($wishlist.get())
  if (isNew) showWishlist(data)
  return isNew
}

/** Shows what is stored by now, on a page that has slept in the browser's page cache, and fetches the list that was changed meanwhile. */
export function catchUp(): void {
  showStored()
  refreshChanged(readStorage('localStorage', refreshKey()))
}

/**
 * Keeps this tab in step with the others (plugins contract 2.5; behaviour wishlist.cache.synced-across-tabs).
 *
 * @returns a function that stops it.
 */
export function followTabs(): () => void {
  return onStoredElsewhere((key, value) => {
    if (key === wishlistSettings().wishlistDataKey) adoptCopy()
    // What is stored by now may be nothing: the first tab that shows the list takes the word back.
    if (key === refreshKey()) refreshChanged(value)
  })
}
