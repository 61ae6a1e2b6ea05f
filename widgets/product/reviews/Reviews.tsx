import type { ReactNode } from 'react'
import { ServerElement, useHost, usePageEffect } from '../../../src/react'
import { findReviews, openReviews } from './openReviews'

/** The reviews of a page whose address asks for them: opens them and scrolls there (behaviours product.reviews.open-on-*). */
export function Reviews(): ReactNode {
  const reviews = useHost()
  usePageEffect(() => (reviews === findReviews() ? openReviews(reviews, false) : () => {}), [reviews])
  return null
}

/** A link to the reviews on the same page (behaviours product.reviews.link-*). */
export function ReviewLink(): ReactNode {
  const link = useHost()
  const open = () => {
    const reviews = findReviews()
    if (!reviews) return
    openReviews(reviews, true)
    // The page's own address: a hash alone would be that of another page where the shop has a `<base>`.
    const { href } = new URL('#reviews', location.href)
    // As with any link, following the same address again adds no history entry.
    if (location.href !== href) history.pushState(history.state, '', href)
  }
  return <ServerElement of={link} onClick={open} />
}
