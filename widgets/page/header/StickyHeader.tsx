import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { emit } from '../../../src/bridge/pluginEvents'
import { isPageHeld } from '../../../src/dialog'
import { namedByHash } from '../../../src/page/address'
import { scrollPadding } from '../../../src/page/scroll'
import { keyOf, ServerElement, ServerElements, useAllWithin, useHost, useListener, useWithin } from '../../../src/react'
import { HEIGHT_VARIABLE, measureHeader, tellHeaderHeight } from './headerRoom'
import { stickAt } from './stickiness'

/** Pixels by which a target that the browser has just scrolled to may be off because of rounding. */
const TOLERANCE = 2

/** The class of a header that is hidden while the shopper scrolls down (contract 11.1). */
const AWAY = 'sticky-hide-on-scroll--active'

function Sticking({ wrapper }: { wrapper: HTMLElement }): ReactNode {
  const header = useHost()
  const darkWhileTransparent = useAllWithin('.toggle-nav-dark')
  const [paddingBefore] = useState(scrollPadding)
  const [heights, setHeights] = useState(() => measureHeader(header, wrapper))
  const [state, setState] = useState({ isStuck: false, isAway: false })
  const { isStuck, isAway } = state
  /** None yet: a page that opens further down has been scrolled down. */
  const lastTop = useRef(-1)
  const width = useRef(innerWidth)
  const wasStuck = useRef(false)

  const followScroll = () => {
    // Sideways, or back to where a panel that closes has held the page: a header that is there must not go then.
    if (isPageHeld() || scrollY === lastTop.current) return
    const way = { shrinks: header.matches('.sticky-shrink'), hides: header.matches('.sticky-hide-on-scroll') }
    const next = stickAt(scrollY, lastTop.current, isStuck, heights, way)
    lastTop.current = scrollY
    const isUnchanged = next.isStuck === isStuck && next.isAway === isAway
    // Compared with the page, because other code shows the header again by changing its class.
    const isShown = wrapper.matches('.stuck') === next.isStuck && header.matches(`.${AWAY}`) === next.isAway
    if (!isUnchanged || !isShown) setState(next)
  }

  // Only when the width changes: a phone's address bar comes and goes during scrolling, and measuring a stuck header would start its
  // entrance animation again (.sticky-jump .stuck).
  const followWidth = () => {
    if (innerWidth === width.current) return
    width.current = innerWidth
    setHeights(measureHeader(header, wrapper))
  }

  useListener(window, 'scroll', followScroll)
  useListener(window, 'resize', followWidth)
  useLayoutEffect(() => tellHeaderHeight(heights.stuck), [heights])
  useLayoutEffect(() => {
    if (isStuck !== wasStuck.current) emit(`flatsome-header-${isStuck ? 'sticky' : 'unsticky'}`, [], document)
    wasStuck.current = isStuck
  }, [isStuck])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the header wakes.
  useLayoutEffect(() => {
    followScroll()
    // The browser scrolled to the address's target before the header's height was known; the header covers it now.
    const target = namedByHash(location.hash)
    if (target && Math.abs(target.getBoundingClientRect().top - paddingBefore) <= TOLERANCE) target.scrollIntoView()
  }, [])

  return (
    <>
      <ServerElement of={document.documentElement} style={{ [HEIGHT_VARIABLE]: `${heights.stuck}px` }} />
      <ServerElement
        of={header}
        class={{ [AWAY]: isAway, transparent: isStuck && header.matches('.has-transparent') ? false : undefined }}
        // The header's place keeps its height, so that nothing moves when it sticks.
        style={{ height: isStuck ? `${heights.rest}px` : undefined }}
      />
      <ServerElement of={wrapper} class={{ stuck: isStuck }} />
      {isStuck && <ServerElements of={darkWhileTransparent} class={{ 'nav-dark': false }} />}
    </>
  )
}

/**
 * The header that stays at the top of the window once the page has been scrolled past it (contract 11.1), and the room that it needs above
 * the targets of anchors (behaviour page.anchor.scrolls-below-sticky-header): the browser scrolls to those, and takes the room from the
 * style sheet.
 */
export function StickyHeader(): ReactNode {
  const wrapper = useWithin('.header-wrapper')
  return wrapper && <Sticking key={keyOf(wrapper)} wrapper={wrapper} />
}
