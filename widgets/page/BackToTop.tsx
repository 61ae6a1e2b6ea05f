import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, ServerElement, useHost } from '../../src/react'
import { scrollToTop } from './scrollToTop'

/** What is to be seen only once the shopper has scrolled; a link of another kind to the top is always there. */
const SHOWS_ITSELF = '[data-island="back-to-top"],.back-to-top'

/**
 * The way back to the top: it can be seen once the shopper has scrolled one screen down (behaviours page.back-to-top.*, contract 11.2).
 */
export function BackToTop(): ReactNode {
  const control = useHost()
  const mark = useRef<HTMLDivElement>(null)
  const [isActive, setActive] = useState(false)
  useLayoutEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries.slice(-1))
        setActive(!isIntersecting && boundingClientRect.bottom <= 0)
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
        {/* One screen down, it leaves the window upwards: nobody has to count scrolled pixels. */}
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
