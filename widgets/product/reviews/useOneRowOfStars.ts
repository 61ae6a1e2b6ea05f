// Wraps the browser's mutation observer, and removes what other scripts draw, because React cannot remove what it did not render.
import { type RefObject, useState } from 'react'
import { useHost, usePageEffect } from '../../../src/react'

/**
 * Keeps only one row of stars in the form of a rating select, because other scripts may draw some, too, now or later (behaviours
 * product.rating.picker-shown-once, product.rating.plain-select-hidden). The select is the host.
 *
 * @param own something in the row that stays; without one, the first that somebody else drew.
 * @returns whether there is a row.
 */
export function useOneRowOfStars(own?: RefObject<Element | null>): boolean {
  const select = useHost<HTMLSelectElement>()
  const [isThere, setIsThere] = useState(false)
  usePageEffect(() => {
    const form = select.form ?? select.parentElement ?? select
    const tidy = () => {
      const all = [...form.querySelectorAll('p.stars')]
      const kept = all.find((row) => row.contains(own?.current ?? null)) ?? all[0]
      for (const row of all) if (row !== kept) row.remove()
      setIsThere(!!kept)
    }
    const watching = new MutationObserver(tidy)
    watching.observe(form, { childList: true, subtree: true })
    tidy()
    return () => watching.disconnect()
  }, [select, own])
  return isThere
}
