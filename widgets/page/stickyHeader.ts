import { emit } from '../../src/bridge/pluginEvents'
import type { Island } from '../../src/islands/island'
import { scrollPadding, tellHeaderHeight } from './headerRoom'
import { namedByHash } from './namedByHash'

/** Pixels by which the page is scrolled further than the header is high until the header sticks (contract 11.1). */
const STICKS_AFTER = 100

/** Pixels by which a target that the browser has just scrolled to may be off, by rounding. */
const TOLERANCE = 2

/** The header's heights in pixels. */
interface Heights {
  /** In its place. */
  rest: number
  /** Of the bars that are left out while it is stuck. */
  leftOut: number
  /** Of the top bar, where it is one of them. */
  topBar: number
  /** While it is stuck. */
  stuck: number
}

function heightOf(elements: Iterable<HTMLElement>): number {
  let sum = 0
  for (const { offsetHeight } of elements) sum += offsetHeight
  return sum
}

/**
 * The header that stays at the top of the window once the page has been scrolled past it (contract 11.1), and the room that it needs
 * above the targets of anchors (behaviour page.anchor.scrolls-below-sticky-header): that scroll is the browser's, and the style sheet
 * tells it the room. Nothing moves when the header sticks, because its place keeps its height.
 */
export default function attach({ host: header }: Island): (() => void) | undefined {
  const wrapper = header.querySelector<HTMLElement>('.header-wrapper')
  if (!wrapper) return
  const following = new AbortController()
  const { signal } = following
  const hides = header.matches('.sticky-hide-on-scroll')
  let isStuck = false
  let lastTop = scrollY
  let frame = 0

  const show = (stuck: boolean, rest: number) => {
    header.style.height = stuck ? `${rest}px` : ''
    wrapper.classList.toggle('stuck', stuck)
  }

  /** How high the header will be when it is stuck only its styles know, so it is stuck for the length of the question. */
  const measure = (): Heights => {
    show(false, 0)
    const rest = wrapper.offsetHeight
    const leftOut = heightOf(header.querySelectorAll<HTMLElement>('.hide-for-sticky'))
    const topBar = heightOf(header.querySelectorAll<HTMLElement>('#top-bar.hide-for-sticky'))
    show(true, rest)
    const stuck = wrapper.offsetHeight
    show(isStuck, rest)
    tellHeaderHeight(stuck)
    return { rest, leftOut, topBar, stuck }
  }

  const padding = scrollPadding()
  let heights = measure()

  const stick = (sticks: boolean) => {
    if (isStuck === sticks) return
    isStuck = sticks
    show(sticks, heights.rest)
    if (header.matches('.has-transparent')) header.classList.toggle('transparent', !sticks)
    for (const dark of header.querySelectorAll('.toggle-nav-dark')) dark.classList.toggle('nav-dark', !sticks)
    if (sticks) emit('flatsome-header-sticky', [], document)
  }

  const follow = () => {
    frame = 0
    const top = scrollY
    // A panel that holds the page still moves it to the top.
    if (document.body.matches('.body-scroll-lock--active')) return
    const { leftOut, rest, topBar } = heights
    const isPast = top > (header.matches('.sticky-shrink') ? leftOut : rest + STICKS_AFTER)
    const isBack = top < 1 + topBar
    if (hides) {
      const isAway = isPast && top >= lastTop
      header.classList.toggle('sticky-hide-on-scroll--active', isAway)
      if (isAway || isBack) stick(false)
      else if (isPast) stick(true)
    } else if (isPast) stick(true)
    else if (isBack) stick(false)
    lastTop = top
  }

  const onScroll = () => {
    frame ||= requestAnimationFrame(follow)
  }
  addEventListener('scroll', onScroll, { signal, passive: true })
  addEventListener(
    'resize',
    () => {
      heights = measure()
    },
    { signal, passive: true },
  )
  follow()
  // What the address names was scrolled to before the header's height was known, and lies below it now.
  const target = namedByHash(location.hash)
  if (target && Math.abs(target.getBoundingClientRect().top - padding) <= TOLERANCE) target.scrollIntoView()
  return () => {
    following.abort()
    cancelAnimationFrame(frame)
    stick(false)
  }
}
