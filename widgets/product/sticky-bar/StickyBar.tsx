import { type ReactNode, useLayoutEffect, useState } from 'react'
import { scrollToElement } from '../../../src/page/scroll'
import { RoomBelow, ServerElement, ServerElements, useHost, useListener, useWithin } from '../../../src/react'
import { belowHeader } from '../belowHeader'
import { FORM_BUTTON } from '../form/formSelectors'
import { formOfBar } from './formOfBar'
import { useEqualQuantities } from './useEqualQuantities'
import { useHeightScrolledPast } from './useHeightScrolledPast'

/** Milliseconds in which the bar fades in at its new place. */
const FADES_IN = 150

/** The button in the bar that leads to the options, where the form must be filled in first. */
const SELECT_OPTIONS = '.sticky-add-to-cart-select-options-button'

/** The form's add button while its options are not chosen: a click on it says so (contract 5.6). */
const UNCHOSEN = `${FORM_BUTTON}.wc-variation-selection-needed`

/** Buttons that send a form: those that do not say their type do, too. Without a name one of these may be for plus or minus. */
const SENDING = '[type="submit"],button[name]:not([type])'

/**
 * Clicks the form's own button for one in the bar: its add button, or its button of the same name. Where the form has none of that name,
 * the browser does what it does with the bar's; an add without the form is none.
 */
function forward(event: Event, button: HTMLButtonElement, form: HTMLFormElement): void {
  const isAdd = !button.name || button.matches(FORM_BUTTON)
  const own = isAdd
    ? form.querySelector<HTMLElement>(FORM_BUTTON)
    : [...form.querySelectorAll<HTMLButtonElement>(SENDING)].find(({ name }) => name === button.name)
  if (isAdd || own) event.preventDefault()
  own?.click()
}

/**
 * Fades the bar in at each of its two places. Without that it would visibly jump from one to the other, and the browser would count a
 * layout shift.
 */
function useFading(bar: Element | null, isStuck: boolean): void {
  useLayoutEffect(() => {
    if (!isStuck) return
    const comeIntoView = () => {
      bar?.animate([{ opacity: 0, offset: 0 }], FADES_IN)
    }
    comeIntoView()
    return comeIntoView
  }, [bar, isStuck])
}

/**
 * The bar with quantity and button that stays in view once the shopper has scrolled past them (behaviours product.sticky-bar.*). The theme
 * draws it; this only sets its states. Its place keeps its height, so that nothing jumps, and no element is moved, so that the focus stays.
 * A bar outside the product's form acts for the form: quantities are kept equal, and its buttons click the form's.
 */
export function StickyBar(): ReactNode {
  const wrapper = useHost()
  const bar = useWithin('.sticky-add-to-cart') ?? (wrapper.firstElementChild as HTMLElement | null)
  // Not in the quick view, where the page does not scroll.
  const isServed = !!bar && !wrapper.closest('.product-quick-view-container')
  const [form, setForm] = useState(() => formOfBar(bar ?? wrapper))
  /** The form as it is now: a plugin may have replaced it, and a device that was turned may show another one. */
  const look = () => {
    const found = formOfBar(bar ?? wrapper)
    setForm(found)
    return found
  }
  const { hidden, bringToBar, bringToForm } = useEqualQuantities(wrapper, isServed, look)
  /** The first form's quantity goes into the bar. When another form takes its place, the bar's quantity goes into that one. */
  const lookAgain = () => {
    if (look() === form || !isServed) return
    if (form) bringToForm()
    else bringToBar()
  }
  useListener(window, 'resize', lookAgain)
  const height = useHeightScrolledPast(isServed ? (form ?? wrapper) : null, lookAgain)
  const isStuck = height !== undefined
  useFading(bar, isStuck)

  const press = (event: Event) => {
    const pressed = event.target as Element
    const button = pressed.closest<HTMLButtonElement>(`${FORM_BUTTON},${SENDING}`)
    const now = look()
    const about = now ?? wrapper.closest('form')
    const asksForOptions = now && pressed.closest(SELECT_OPTIONS)
    const isUnchosen = isStuck && button?.matches(FORM_BUTTON) && about?.querySelector(UNCHOSEN)
    if (now && button && !asksForOptions) {
      // A script may have changed either quantity without a word: what the bar says is what it adds.
      bringToForm()
      forward(event, button, now)
    }
    // The options are out of view, above the window: the shopper is led to them.
    if (about && (asksForOptions || isUnchosen)) scrollToElement(about, { offset: belowHeader, takesFocus: true })
  }

  if (!isServed) return null
  return (
    <>
      <ServerElement of={wrapper} style={{ height: isStuck && !form ? `${height}px` : undefined }} onClick={press} />
      <ServerElement of={bar} class={{ 'sticky-add-to-cart--active': isStuck }} />
      <ServerElements of={hidden} style={{ display: 'none' }} />
      <RoomBelow measure={() => (isStuck ? bar.offsetHeight : undefined)} />
      <ServerElement of={document.body} class={{ 'has-sticky-product-cart': isStuck || undefined }} />
    </>
  )
}
