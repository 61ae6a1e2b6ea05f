import { afterPaint, type Postponed } from './afterPaint'
import { isBefore } from './isBefore'

/** What a modal needs to know. */
export interface ModalOptions {
  /** Finds what gets the focus; the modal itself where it finds nothing. Asked once everything else stands as it is to be seen. */
  focus?(): HTMLElement | null | undefined
  /** What asked for the modal and gets the focus back. */
  opener: HTMLElement
  /** What lies behind the modal, over the page, and hears clicks beside it; none where it is absent. */
  backdrop?: Element | null | undefined
  /** Does a scroll bar take room beside the page? */
  hasScrollBar: boolean
  /** The shopper wants it gone: Esc was pressed. */
  onEscape(): void
}

/** Does a scroll bar take room beside the page? The answer lays the page out: it costs nothing only before something is changed. */
export function isBesideScrollBar(): boolean {
  return innerWidth > document.documentElement.clientWidth
}

/** What Tab reaches, if it can be seen. */
const REACHABLE =
  ':is(a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex])' +
  ':not([tabindex^="-"],:disabled,[type="hidden"],[inert],[inert] *)'

/** Of the radio buttons of a group Tab reaches one: the checked one, where there is one. */
function isSameGroup(one: Element, other: Element): boolean {
  return (
    one instanceof HTMLInputElement &&
    other instanceof HTMLInputElement &&
    one.type === 'radio' &&
    other.type === 'radio' &&
    !!one.name &&
    one.name === other.name &&
    one.form === other.form
  )
}

/** Everything in an element that Tab reaches, in order. */
export function reachableIn(element: Element): HTMLElement[] {
  const seen = [...element.querySelectorAll<HTMLElement>(REACHABLE)].filter((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true }),
  )
  const isPassedOver = (candidate: Element) =>
    !(candidate as HTMLInputElement).checked &&
    seen.some((other) => (other as HTMLInputElement).checked && isSameGroup(candidate, other))
  return seen.filter((candidate) => !isPassedOver(candidate))
}

/** Is something scrolled sideways or down before the first stop, as the pictures of a gallery? Some browsers let Tab reach that, too. */
function hasScrollerBefore(first: Element, element: Element): boolean {
  return [...element.querySelectorAll('*')].some((candidate) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = candidate
    if (candidate.contains(first) || !isBefore(candidate, first)) return false
    if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return false
    return /auto|scroll/.test(getComputedStyle(candidate).overflow)
  })
}

/** From the last element Tab leads to the first, and back: the browser's own buttons are reached by Esc, not by falling out. */
function goRound(element: HTMLElement, event: KeyboardEvent): void {
  const stops = reachableIn(element)
  const { activeElement } = document
  const [first] = stops
  const [last, next] = event.shiftKey ? [first, stops.at(-1)] : [stops.at(-1), first]
  if (!activeElement || !first || !last || !next) return
  const isBeforeAll = event.shiftKey && isBefore(activeElement, first)
  if (activeElement !== last && !isSameGroup(activeElement, last) && !isBeforeAll) return
  if (event.shiftKey && !isBeforeAll && hasScrollerBefore(first, element)) return
  event.preventDefault()
  next.focus()
}

/** A modal over the page. */
interface OpenModal {
  element: HTMLElement
  /** Gets the focus back. */
  opener: HTMLElement
  /** What closes the page behind it off; then what modals below it have, which went earlier. */
  behind: [Postponed, ...Postponed[]]
}

/** The modals over the page, the uppermost last. */
const stack: OpenModal[] = []

/** Does a modal of ours lie over the page? */
export function isModalOpen(): boolean {
  return stack.length > 0
}

/** Is nothing of an element to be seen now? One without a box of its own may hold what has one. */
function isUnseen(element: Element): boolean {
  return !element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).display !== 'contents'
}

/**
 * Takes the page behind a modal out of reach, and keeps it from scrolling, once the modal is seen: all elements get a new style by either,
 * which takes longer than everything else about a modal.
 *
 * @param seen what of the page is to be out of reach.
 */
function closeOff(modal: Element, seen: readonly Element[], hasScrollBar: boolean): Postponed {
  return afterPaint(() => {
    // Somebody has taken the modal off meanwhile: a page without it has to be reached.
    if (!modal.isConnected) return () => {}
    const { style } = document.documentElement
    const { overflow, scrollbarGutter } = style
    for (const element of seen) element.setAttribute('inert', '')
    // Where a scroll bar takes room, the room stays when the bar goes; otherwise the whole page would move sideways.
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasScrollBar ? 'stable' : scrollbarGutter })
    return () => {
      for (const element of seen) element.removeAttribute('inert')
      Object.assign(style, { overflow, scrollbarGutter })
    }
  })
}

/**
 * Gives the page and the focus back. From below another modal nothing can be given back yet: that one does it when it goes, last what was
 * closed off first, and from what has gone with the lower the focus goes on to what had asked for that.
 */
function giveBack(modal: OpenModal): void {
  const { element, opener, behind } = modal
  const place = stack.indexOf(modal)
  stack.splice(place, 1)
  const above = stack[place]
  if (above) {
    above.behind.push(...behind)
    if (element.contains(above.opener)) above.opener = opener
    return
  }
  for (const postponed of behind) postponed.undo()
  opener.focus({ preventScroll: true })
}

/**
 * Makes an element that is already in the page a modal: nothing else can be reached, Tab goes round in it, the page behind it neither
 * scrolls nor moves, Esc asks for it to go. Live regions stay alive.
 *
 * @param element a direct child of the body.
 * @returns a function that gives the page back, focus included; called again it does nothing.
 */
export function openModal(
  element: HTMLElement,
  { focus, opener, backdrop = null, hasScrollBar, onEscape }: ModalOptions,
): () => void {
  // What the lower of two modals has closed off is not the upper's to give back.
  stack.at(-1)?.behind[0].now()
  const outside = [...document.body.children].filter(
    (sibling) =>
      sibling !== element &&
      !sibling.contains(backdrop) &&
      !sibling.hasAttribute('inert') &&
      !sibling.matches('[role="status"],[aria-live],.mfp-bg'),
  )
  // What can be seen, and so what can have the focus, is only known of a page that is laid out, which happens once this way.
  ;(focus?.() ?? element).focus({ preventScroll: true })
  // What shows itself later lies over the modal, and most often belongs to it: the calendar of a field, a captcha's riddle.
  const seen = outside.filter((candidate) => !isUnseen(candidate))
  const modal: OpenModal = { element, opener, behind: [closeOff(element, seen, hasScrollBar)] }
  stack.push(modal)
  const onKey = (event: KeyboardEvent) => {
    // Of two modals, one over the other, only the upper is meant: what is below it is inert, or will be.
    if (stack.at(-1) !== modal || element.hasAttribute('inert')) return
    if (event.key === 'Escape') onEscape()
    else if (event.key === 'Tab' && !event.defaultPrevented) goRound(element, event)
  }
  document.addEventListener('keydown', onKey)
  return () => {
    if (!stack.includes(modal)) return
    document.removeEventListener('keydown', onKey)
    giveBack(modal)
  }
}
