import { type ReactNode, useLayoutEffect, useState } from 'react'
import { elementOf } from '../../src/page/elementOf'
import { scrollToElement } from '../../src/page/scroll'
import { ServerElement, useHost, useListener, useWithin } from '../../src/react'
import { belowHeader } from './belowHeader'
import { formOfBar } from './formOfBar'
import { FORM_BUTTON } from './markSubmitting'
import { setQuantity } from './setQuantity'
import { useScrolledPast } from './useScrolledPast'

/** Milliseconds in which the bar comes into view where it now is. */
const FADES_IN = 150

/** What leads from the bar to the options, where the form has to be filled in first. */
const SELECT_OPTIONS = '.sticky-add-to-cart-select-options-button'

/** The quantity field in a part of the page that stands for another one: by name, or because it is the only one. */
function counterpart(changed: HTMLInputElement, part: Element): HTMLInputElement | undefined {
  if (!changed.matches('input.qty')) return
  const fields = [...part.querySelectorAll<HTMLInputElement>('input.qty')]
  return fields.find(({ name }) => name === changed.name) ?? (fields.length > 1 ? undefined : fields[0])
}

/**
 * Lets the form's own button do what was pressed in the bar: its add button, or its other one of that name. What the form has not got goes
 * its own way.
 */
function forward(event: Event, button: HTMLButtonElement, form: HTMLFormElement): void {
  const isAdd = !button.name || button.matches(FORM_BUTTON)
  const own = isAdd
    ? form.querySelector<HTMLElement>(FORM_BUTTON)
    : [...form.querySelectorAll<HTMLButtonElement>('[type="submit"]')].find(({ name }) => name === button.name)
  if (isAdd || own) event.preventDefault()
  own?.click()
}

/**
 * Lets the bar come into view from nothing at each of its two places. What is seen at one and a moment later at the other has jumped, for
 * the eye as for the browser, which counts it as a layout shift.
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
 * The bar with quantity and button that stays in view once the shopper has scrolled past them (behaviours product.sticky-bar.*). The
 * theme draws it: here are only its states. Its place keeps its height meanwhile, so nothing jumps, and nothing is moved, so the focus
 * stays where it is. A bar apart from the product's form speaks for it: quantities keep in step, and its buttons are the form's own.
 */
export function StickyBar(): ReactNode {
  const wrapper = useHost()
  const bar = useWithin('.sticky-add-to-cart') ?? wrapper.firstElementChild
  const [form, setForm] = useState(() => formOfBar(bar ?? wrapper))
  /** The form as it is now: a plugin may have put another in its place, and a device that was turned may show another. */
  const look = () => {
    const found = formOfBar(bar ?? wrapper)
    setForm(found)
    return found
  }
  useListener(window, 'resize', look)
  // What scrolls in the quick view is the quick view.
  const isServed = !!bar && !wrapper.closest('.product-quick-view-container')
  const height = useScrolledPast(isServed ? (form ?? wrapper) : null, look)
  const isStuck = height !== undefined
  useFading(bar, isStuck)

  const followForm = (event: Event) => {
    const changed = elementOf(event) as HTMLInputElement | undefined
    const field = changed && counterpart(changed, wrapper)
    if (!field || !look()?.contains(changed)) return
    // A variation's limits are the form's to say. At once: whoever hears of the new value measures it by them.
    Object.assign(field, { min: changed.min, max: changed.max, step: changed.step })
    setQuantity(field, changed.value)
  }
  const followBar = ({ target }: Event) => {
    const changed = target as HTMLInputElement
    const now = look()
    const field = now && counterpart(changed, now)
    if (field) setQuantity(field, changed.value)
  }
  const press = (event: Event) => {
    const pressed = event.target as Element
    const button = pressed.closest<HTMLButtonElement>(`${FORM_BUTTON},[type="submit"]`)
    const now = look()
    if (now && pressed.closest(SELECT_OPTIONS)) scrollToElement(now, { offset: belowHeader, takesFocus: true })
    else if (now && button) forward(event, button, now)
  }
  useListener(isServed ? document : null, 'change', followForm)

  if (!isServed) return null
  return (
    <>
      <ServerElement
        of={wrapper}
        style={{ height: isStuck && !form ? `${height}px` : undefined }}
        onChange={followBar}
        onClick={press}
      />
      <ServerElement of={bar} class={{ 'sticky-add-to-cart--active': isStuck }} />
      <ServerElement of={document.body} class={{ 'has-sticky-product-cart': isStuck || undefined }} />
    </>
  )
}
