import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** One card as an island: its three hooks listen, and it would show what it knows about itself. */
function Card({ card }: { card: Element }): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const [isWished, setWished] = useState(false)
  useLayoutEffect(() => {
    const hooks = new Map<string, () => void>([
      ['.add_to_cart_button', () => setBusy(true)],
      ['.tinvwl_add_to_wishlist_button', () => setWished(!isWished)],
      ['.quick-view', () => card.classList.add('is-open')],
    ])
    const done = new AbortController()
    for (const [selector, listener] of hooks) {
      card.querySelector(selector)?.addEventListener('click', listener, { signal: done.signal })
    }
    return () => done.abort()
  }, [card, isWished])
  useLayoutEffect(() => {
    card.querySelector('.add_to_cart_button')?.classList.toggle('loading', isBusy)
  }, [card, isBusy])
  return isWished ? <span className='wished'>♥</span> : null
}

/** The usual way to bring server-rendered pages to life: find every card at boot and mount a component on it. */
for (const card of document.querySelectorAll('.product-small.col')) {
  const place = document.createElement('div')
  place.style.display = 'contents'
  card.append(place)
  createRoot(place).render(<Card card={card} />)
}
