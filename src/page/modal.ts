import { afterPaint, type Postponed } from './afterPaint'
import { isVisible } from './elements'
import { focusContent, isFocusFree } from './focus'
import { isComposing, isPress } from './keys'
import { swallowSecondClick } from './secondClick'
import { goRound } from './tabStops'

/** What a modal needs to know. */
export interface ModalOptions {
  /**
   * Finds the element that gets the focus; the modal itself gets it where there is none. Called when everything else is in its final state.
   */
  focus?(): HTMLElement | null | undefined
  /** The element that opened the modal and gets the focus back. */
  opener: HTMLElement
  /** The element between the modal and the page that is clicked beside the modal; absent where there is none. */
  backdrop?: Element | null | undefined
  /** Does a scroll bar take room beside the page? */
  hasScrollBar: boolean
  /** Closes it. Called when the shopper presses Esc, and when another script has removed the modal: without it, Esc alone would be left. */
  close(): void
}

/** Does a scroll bar take room beside the page? The browser must lay out the page for the answer, so ask before anything is changed. */
export function isBesideScrollBar(): boolean {
  return innerWidth > document.documentElement.clientWidth
}

/** A modal over the page. */
interface OpenModal {
  element: HTMLElement
  /** Gets the focus back. */
  opener: HTMLElement
  /** Had the focus before: where a lightbox has made way for this modal, what had opened that one. */
  before: Element | null
  /** What is out of reach while it is open, or will be as soon as it is painted. */
  seen: readonly Element[]
  /** What puts the page behind it out of reach; then the same of lower modals that closed before it. */
  behind: [Postponed, ...Postponed[]]
}

/** The open modals, the uppermost last. */
const stack: OpenModal[] = []

/** Is a modal of ours open? */
export function isModalOpen(): boolean {
  return stack.length > 0
}

/** Matches the modal dialogs of the browser's own. */
const BROWSER_MODAL = 'dialog:modal'

/**
 * The modal dialog of the browser's own that is open, such as another plugin's quick view; `null` where none is. Whatever lies over it,
 * nothing outside of it can be reached or heard.
 */
export function browserModal(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(BROWSER_MODAL)
}

/** Matches a popover that is shown: it lies over everything else. Browsers that know no popovers find none, because `:is` forgives. */
const POPOVER = '[popover]:is(:popover-open)'

/**
 * Closes what would cover a modal: modal dialogs of the browser's own, whoever has opened ours (after an add in a plugin's quick view it is
 * the shop's header), and popovers, as the browser does for such a dialog: those that close by themselves. One that a script closes may be
 * a chat, and stays, unless the modal was opened in it.
 */
function clearTopLayer(opener: Element): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(BROWSER_MODAL)) dialog.close()
  for (const popover of document.querySelectorAll<HTMLElement>(POPOVER))
    if (popover.popover !== 'manual' || popover.contains(opener)) popover.hidePopover()
}

/** Is an element behind a modal of ours, also before the browser knows that it is out of reach? */
export function isBehindModal(element: Element): boolean {
  return stack.some(({ seen }) => seen.some((part) => part.contains(element)))
}

/**
 * Does an element lie over a modal that is painted, as cookie notices and chats do? What is pressed there must not be what lies below. Some
 * are in wrappers that have no height of their own, which may be fixed, too (vanilla-cookieconsent).
 */
function liesOver(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  if (height && getComputedStyle(element).position === 'fixed')
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  return !element.clientHeight && [...element.children].some(liesOver)
}

/** The properties by which pages are held: a script that holds one in a single direction (UIkit) leaves the shorthand empty. */
const HOLDING = ['overflow', 'overflowX', 'overflowY'] as const

/**
 * Puts the page behind a modal out of reach and keeps it from scrolling, but only after the modal has been painted: either makes the
 * browser restyle all elements, which takes longer than everything else about a modal.
 *
 * @param seen the elements that must be out of reach, but for those that lie over the modal.
 * @param takeFocus focuses what has the focus in the modal.
 */
function closeOff(modal: Element, seen: readonly Element[], hasScrollBar: boolean, takeFocus: () => void): Postponed {
  return afterPaint(() => {
    // Another script has removed the modal meanwhile, or a theme's styles hide it: without it, the page must stay in reach.
    if (!modal.checkVisibility()) return undefined
    const { style } = document.documentElement
    const { overflow, overflowX, overflowY, scrollbarGutter } = style
    const before = { overflow, overflowX, overflowY }
    const { activeElement } = document
    const shut = seen.filter((element) => !liesOver(element))
    for (const element of shut) element.setAttribute('inert', '')
    // A dialog of another script's, from which this one was opened, may have taken the focus back (jQuery UI, Bootstrap): it loses it now.
    if (shut.some((element) => element.contains(activeElement))) takeFocus()
    // Where a scroll bar takes room, the room is kept when the bar goes; otherwise the whole page would move sideways.
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasScrollBar ? 'stable' : scrollbarGutter })
    return () => {
      for (const element of shut) element.removeAttribute('inert')
      // Who held the page before may have let it go since, as other plugins' quick views do that are closed later: it would stay held.
      const held = HOLDING.filter((property) => style[property] === 'hidden')
      for (const property of held) style[property] = before[property]
      style.scrollbarGutter = scrollbarGutter
    }
  })
}

/**
 * Gives the focus to what opened a modal; where that cannot have it, as it has left the page or is hidden, to what had it before; and where
 * the focus is still nowhere, to the page's content. A focus that has gone elsewhere stays there.
 */
function returnFocus({ element, opener, before }: OpenModal): void {
  // The shopper may have gone on to what lies over a modal that closes by itself.
  if (!isFocusFree(element)) return
  for (const place of [opener, before]) {
    // What a closing lightbox contains can still be focused, but leaves with it.
    if (place instanceof HTMLElement && !place.matches('body,.mfp-removing *')) place.focus({ preventScroll: true })
    if (!isFocusFree(element)) return
  }
  // A modal that nobody opened leaves the focus nowhere. An opener that is kept inert is given the focus by whoever lets it go.
  if (!opener.matches('body,[inert],[inert] *')) focusContent()
}

/**
 * Gives the page and the focus back. A modal below another one cannot do so yet: it leaves that to the upper one, which undoes everything
 * in reverse order when it closes. If the lower modal contains what opened the upper one, the upper one takes over its opener.
 */
function restorePage(modal: OpenModal): void {
  const { element, opener, before, behind } = modal
  const place = stack.indexOf(modal)
  stack.splice(place, 1)
  const above = stack[place]
  if (above) {
    above.behind.push(...behind)
    if (element.contains(above.opener)) Object.assign(above, { opener, before })
    return
  }
  for (const postponed of behind) postponed.undo()
  returnFocus(modal)
}

/**
 * Makes an element that is already in the page a modal: nothing else can be reached, Tab stays inside, the page behind it neither scrolls
 * nor moves, Esc closes it. Live regions stay active. The second click of a double click that opens or closes it is none on what lies
 * there then.
 *
 * @param element a direct child of the body.
 * @returns a function that gives the page back, focus included; called again it does nothing.
 */
export function openModal(
  element: HTMLElement,
  { focus, opener, backdrop = null, hasScrollBar, close }: ModalOptions,
): () => void {
  clearTopLayer(opener)
  // The lower modal puts its part of the page out of reach now: otherwise the upper one would take that over, and give it back too early.
  stack.at(-1)?.behind[0].now()
  const outside = [...document.body.children].filter(
    (sibling) =>
      sibling !== element &&
      !sibling.contains(backdrop) &&
      !sibling.matches('[inert],[role=status],[aria-live],.mfp-bg'),
  )
  const before = document.activeElement
  // The browser must lay out the page to know what is visible and may have the focus; in this order that happens only once.
  const takeFocus = () => (focus?.() ?? element).focus({ preventScroll: true })
  takeFocus()
  // Only what is visible now is put out of reach. What appears later lies over the modal and usually belongs to it: a field's calendar, a
  // captcha. With `display: contents` an element has no box of its own, but its children may be visible.
  const seen = outside.filter((candidate) => isVisible(candidate) || getComputedStyle(candidate).display === 'contents')
  const modal: OpenModal = { element, opener, before, seen, behind: [closeOff(element, seen, hasScrollBar, takeFocus)] }
  stack.push(modal)
  swallowSecondClick()
  let isPressedAnew = false
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    // Where another modal lies over this one, only the upper one handles keys: what is below it is inert, or will be.
    if (stack.at(-1) !== modal || element.hasAttribute('inert')) return
    // The key that has opened it may still be held: each repetition would press what has the focus now.
    if (!event.repeat) isPressedAnew = true
    else if (!isPressedAnew && isPress(event)) event.preventDefault()
    // What lies over the modal, such as a list or a tip, has answered the key.
    if (event.defaultPrevented) return
    // A held Esc closes one thing, and one in what lies over the modal, such as another plugin's pop-up, that pop-up.
    const target = event.target as Node
    const isElsewhere = target.contains?.(element) === false && !element.contains(target)
    if (event.key === 'Escape' && !event.repeat && !isElsewhere) close()
    else if (event.key === 'Tab') goRound(element, event)
  }
  // On the window, where all that lies over the modal has heard the key, whoever listened first.
  addEventListener('keydown', onKey)
  const removal = new MutationObserver(() => element.isConnected || close())
  removal.observe(document.body, { childList: true })
  // Another page's body may take the place of this one, with all that lies in it.
  removal.observe(document.documentElement, { childList: true })
  return () => {
    if (!stack.includes(modal)) return
    removeEventListener('keydown', onKey)
    removal.disconnect()
    restorePage(modal)
    swallowSecondClick()
  }
}
