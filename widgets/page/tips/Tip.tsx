// Wraps the browser's layout and animations: a tip is placed by measuring, and fades.
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import { zoomOf } from '../../../src/page/zoom'
import { Outlet, ServerHtml, useHost, usePageEffect, useStyles } from '../../../src/react'
import styles from './tip.css?inline'
import type { TipState } from './useTip'

/** Pixels between a tip and what it belongs to, and between a tip and the edges of the window. */
const GAP = 8

/** Milliseconds in which a tip fades in and out (behaviour page.tooltip.300-ms-animation). */
const FADES_IN = 300

/** Where a tip is in the window, in pixels. */
interface Place {
  isAbove: boolean
  left: number
  top: number
  /** From the left edge of the tip to its arrow. */
  arrow: number
}

/** The content of a tip, and its state. */
type TipProps = {
  tip: TipState
  /** The id by which the host names its tip as its description; a tip without one contains links or buttons. */
  id?: string
} & (
  | { children: ReactNode; html?: never }
  /** Trusted server HTML. */
  | { html: string; children?: never }
)

/** Places a tip above its element, or below it where there is no room; never out of the window. */
function placeFor(tip: HTMLElement, host: Element): Place {
  const { offsetHeight, offsetWidth } = tip
  const zoom = zoomOf(tip)
  const { x, y, width: wide, height } = host.getBoundingClientRect()
  const [left, top, width, bottom] = [x / zoom, y / zoom, wide / zoom, (y + height) / zoom]
  const isAbove = top >= offsetHeight + GAP
  const furthest = document.documentElement.clientWidth / zoom - offsetWidth - GAP
  const start = Math.max(GAP, Math.min(left + width / 2 - offsetWidth / 2, furthest))
  return {
    isAbove,
    left: start,
    top: isAbove ? top - offsetHeight - GAP : bottom + GAP,
    arrow: left + width / 2 - start,
  }
}

/**
 * A small box of text beside the host, in the elements that the theme's styles know (contract 11.8). It is in the page only while it is
 * visible: right after its element if the keyboard can go into it, else at the end of the page, or of the dialog or popover around the
 * element.
 */
export function Tip({ tip, id, html, children }: TipProps): ReactNode {
  const host = useHost()
  const { isThere, isShown, box, leave, end } = tip
  const [place, setPlace] = useState<Place>()
  useStyles(styles)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that it appears or disappears.
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    if (isShown) setPlace(placeFor(current, host))
    if (prefersReducedMotion()) return
    const fading = current.animate({ opacity: isShown ? [0, 1] : [1, 0] }, { duration: FADES_IN, fill: 'forwards' })
    if (!isShown) fading.onfinish = end
    return () => {
      fading.onfinish = null
    }
  }, [isThere, isShown])
  usePageEffect(() => {
    if (!isThere) return () => {}
    const follow = () => box.current && setPlace(placeFor(box.current, host))
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    // In the capture phase: the scrolling of an element, such as a lightbox, does not bubble.
    for (const type of ['scroll', 'resize']) addEventListener(type, follow, options)
    return () => listening.abort()
  }, [isThere, box, host])
  if (!isThere) return null

  const side = place && (place.isAbove ? ' tooltipster-top' : ' tooltipster-bottom')
  const style = place && {
    left: `${place.left}px`,
    top: `${place.top}px`,
    '--shop-islands-tip-arrow': `${place.arrow}px`,
  }
  const drawing = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not used, only noticed to be left.
    <div
      ref={box}
      id={id}
      role={id && 'tooltip'}
      className={`tooltipster-base tooltipster-sidetip tooltipster-default shop-islands-tip${side ?? ''}`}
      style={style as CSSProperties | undefined}
      onMouseLeave={leave}
      // In the capture phase: the native `blur` does not bubble, only React's does.
      onBlurCapture={leave}
    >
      <div className='tooltipster-box'>
        {html ? (
          <ServerHtml className='tooltipster-content' html={html} />
        ) : (
          // Another element for other words (decisions: Translated pages).
          <div key={typeof children === 'string' ? children : undefined} className='tooltipster-content'>
            {children}
          </div>
        )}
      </div>
      <div className='tooltipster-arrow' />
    </div>
  )
  // Nothing outside of a modal dialog of the browser's or of a popover lies over it.
  const page = host.closest('dialog:modal,[popover]:is(:popover-open)') ?? document.body
  return id ? <Outlet append={page}>{drawing}</Outlet> : <Outlet after={host}>{drawing}</Outlet>
}
