// Wraps the browser's scrolling, and the place from which Tab goes on.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { forceFocus } from '../../src/page/focus'
import { prefersReducedMotion } from '../../src/page/reducedMotion'
import { Outlet, ServerElement, useHost } from '../../src/react'

/** Links to the top that are shown only once the shopper has scrolled; other links to the top are always there. */
const SHOWS_ITSELF = '[data-island="back-to-top"],.back-to-top'

/** Scrolls to the top of the page, and makes Tab go on from there (behaviour page.back-to-top.goes-to-the-top). */
function scrollToTop(): void {
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  forceFocus(document.body)
}

/** The link back to the top, shown once the shopper has scrolled one screen down (behaviours page.back-to-top.*, contract 11.2). */
export function BackToTop(): ReactNode {
  const control = useHost()
  const mark = useRef<HTMLDivElement>(null)
  const [isActive, setActive] = useState(false)
  useLayoutEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1)
      setActive(!!latest && !latest.isIntersecting && latest.boundingClientRect.bottom <= 0)
    })
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <ServerElement
        of={control}
        class={{ active: control.matches(SHOWS_ITSELF) ? isActive : undefined }}
        onClick={scrollToTop}
      />
      <Outlet append={document.body}>
        {/* An element one screen high, whose leaving of the window tells how far the page is scrolled: no scroll listener is needed. */}
        <div
          ref={mark}
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            width: 1,
            height: '100vh',
            visibility: 'hidden',
            pointerEvents: 'none',
          }}
        />
      </Outlet>
    </>
  )
}
