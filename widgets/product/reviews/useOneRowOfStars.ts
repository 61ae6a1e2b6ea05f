// Wraps the browser's mutation observer, and removes what other scripts draw, because React cannot remove what it did not render.
import { type RefObject, useState } from 'react'
import { useHost, usePageEffect } from '../../../src/react'

/** The rows that other scripts have drawn. One of ours may belong to a second rating of the form, and is never in the way. */
const OTHERS_ROWS = 'p.stars:not([data-island-outlet])'

/** Is a row hidden by its own styles or by those of something around it in the form? That the form's tab is closed says nothing. */
function isHiddenIn(form: Element, row: Element): boolean {
  for (let around: Element | null = row; around && around !== form; around = around.parentElement)
    if (getComputedStyle(around).display === 'none') return true
  return false
}

/** Where our row stands, as an `Outlet` takes it. */
type RowPlace = { before: Element } | { append: Element }

/**
 * Keeps only one row of stars for a rating select in its form, because other scripts may draw some, too, now or later (behaviours
 * product.rating.picker-shown-once, product.rating.plain-select-hidden). The select is the host. Where another script has hidden or removed
 * our row and put one of its own elsewhere, ours goes to that place: Divi counts on the shop's script to act on clicks on its stars.
 *
 * @param own something in our row, which stays. Without one, the first row that another script has drawn stays.
 * @returns whether there is a row, and where ours belongs.
 */
export function useOneRowOfStars(own?: RefObject<Element | null>): { isThere: boolean; place: RowPlace } {
  const select = useHost<HTMLSelectElement>()
  const [isThere, setIsThere] = useState(false)
  const [place, setPlace] = useState<RowPlace>({ before: select })
  usePageEffect(() => {
    const form = select.form ?? select.parentElement ?? select
    const tidy = () => {
      const others = [...form.querySelectorAll(OTHERS_ROWS)]
      const ours = own?.current?.closest('p.stars')
      const seen = ours && others.find((row) => !isHiddenIn(form, row))
      if (seen && (!form.contains(ours) || isHiddenIn(form, ours))) {
        seen.replaceWith(ours)
        const { nextElementSibling: next, parentElement: parent } = ours
        setPlace(next ? { before: next } : { append: parent ?? form })
      }
      // What it stood beside may leave, too: a row that belongs nowhere would leave with the next swap.
      setPlace((last) => (form.contains('before' in last ? last.before : last.append) ? last : { before: select }))
      const kept = ours && form.contains(ours) ? ours : others[0]
      for (const row of others) if (row !== kept) row.remove()
      setIsThere(!!kept)
    }
    const watching = new MutationObserver(tidy)
    watching.observe(form, { childList: true, subtree: true })
    tidy()
    return () => watching.disconnect()
  }, [select, own])
  return { isThere, place }
}
