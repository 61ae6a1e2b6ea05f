// Wraps the browser's events of typing, and what it says lies on top: they tell when nothing is in the way of the box any more.
import { browserModal, isModalOpen } from '../../src/page/modal'

/** Milliseconds without a key after which a shopper who is in a field does not count as typing. */
const PAUSE = 3000
/** Milliseconds after leaving it: what the shopper presses next, such as its form's button, must not be covered. */
const AFTER_WRITING = 1000

/** Until this time the shopper counts as typing; in ms, as `performance.now()` gives it. */
let typesUntil = 0
document.addEventListener('input', () => {
  typesUntil = performance.now() + PAUSE
})
document.addEventListener('focusout', () => {
  typesUntil = Math.min(typesUntil, performance.now() + AFTER_WRITING)
})
// The window gets the focus back from a frame, of which nothing else is heard here.
addEventListener('focus', () => {
  typesUntil = performance.now() + AFTER_WRITING
})

/** The events after which nothing may be in the way any more. */
const CHANGES = ['focusout', 'visibilitychange']

/** Is the focus in a frame? What is typed there, as in a payment's fields, is not heard here. */
const isInFrame = () => !!document.activeElement?.matches('iframe')

/** What lies on top in the middle of a rectangle of the window. */
const onTopOf = ({ x, y, width, height }: DOMRect) => document.elementFromPoint(x + width / 2, y + height / 2)

/** Matches what another plugin calls a modal dialog. */
const MODAL = '[aria-modal=true]'

/**
 * Another plugin's dialog or popover that lies over the page, such as one for cookies. Asked of the place: a closed one may only be out of
 * view. Where a dialog stands at an edge of the window, its backdrop lies over the page, beside it in one wrapper (vanilla-cookieconsent).
 */
const dialogOnTop = () => {
  const onTop = onTopOf(new DOMRect(0, 0, innerWidth, innerHeight))
  const beside = onTop?.closest('body>*')?.querySelectorAll(MODAL) ?? []
  const isSeen = (dialog: Element) => dialog.contains(onTopOf(dialog.getBoundingClientRect()))
  return onTop?.closest(`${MODAL},[popover]`) ?? [...beside].find(isSeen)
}

/** A popover that the shopper has opened, such as a menu: the box would close it. Others say that a script closes them. */
const openMenu = () => document.querySelector('[popover]:not([popover=manual]):is(:popover-open)')

/**
 * Does another dialog keep an element from being used, or would that element keep the shopper from the dialog? One that is hidden by styles
 * does not count.
 */
const isShutOut = (element: Element) =>
  isModalOpen() || !!(element.closest('[inert]') ?? browserModal() ?? dialogOnTop() ?? openMenu())

/**
 * Does work as soon as the page is visible, no other dialog shuts the box out and nobody is typing (decisions: Another dialog open,
 * somebody typing, or the tab hidden).
 *
 * @returns a function that cancels it.
 */
export function whenFree(box: Element, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const { signal } = listening
  const stop = () => {
    clearTimeout(timer)
    listening.abort()
  }
  function look() {
    clearTimeout(timer)
    const rest = typesUntil - performance.now()
    if (rest > 0) timer = setTimeout(look, rest)
    // Looked at again and again: a frame that is removed while it has the focus tells nobody, nor does a dialog that is hidden.
    else if (isShutOut(box) || isInFrame()) timer = setTimeout(look, AFTER_WRITING)
    else if (!document.hidden) {
      stop()
      work()
    }
  }
  for (const type of CHANGES) document.addEventListener(type, look, { signal })
  look()
  return stop
}
