import type { Island } from '../../src/islands/island'
import { FORM_BUTTON } from './formButtons'
import { setQuantity } from './setQuantity'

const ACTIVE = 'sticky-add-to-cart--active'
/** Pixels; more than any page is high. */
const FAR_BELOW = 1e6

/** The quantity fields in a part of the page. */
function fieldsIn(part: ParentNode): HTMLInputElement[] {
  return [...part.querySelectorAll<HTMLInputElement>('input.qty')]
}

/**
 * Makes a bar that stands apart from the product's form (some versions of the theme, contract 7) speak for it: its quantity and the
 * form's keep in step, and its button is the form's own, so that what is chosen there is added (behaviour
 * product.sticky-bar.adds-chosen-product).
 *
 * @returns a function that undoes it.
 */
function speakFor(form: HTMLFormElement, wrapper: HTMLElement, on: Island['on']): () => void {
  const follow = (others: ParentNode) => (event: Event) => {
    const changed = event.target as HTMLInputElement
    if (!changed.matches('input.qty')) return
    const fields = fieldsIn(others)
    const other = fields.find(({ name }) => name === changed.name) ?? (fields.length > 1 ? undefined : fields[0])
    if (!other) return
    // A variation's limits are the form's to say.
    if (others === wrapper) Object.assign(other, { min: changed.min, max: changed.max, step: changed.step })
    setQuantity(other, changed.value)
  }
  const followForm = follow(wrapper)
  form.addEventListener('change', followForm)
  const stops = [
    on('change', follow(form)),
    on('click', (event) => {
      if (!(event.target as Element).closest(`${FORM_BUTTON},[type="submit"]`)) return
      event.preventDefault()
      form.querySelector<HTMLElement>(FORM_BUTTON)?.click()
    }),
    () => form.removeEventListener('change', followForm),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * The bar with quantity and button that stays in view once the shopper has scrolled past them (behaviours product.sticky-bar.*). The
 * theme draws it: here are only its states. Its place keeps its height meanwhile, so nothing jumps, and nothing is moved, so the focus
 * stays where it is.
 */
export default function attach({ host: wrapper, on }: Island): (() => void) | undefined {
  const bar = wrapper.querySelector('.sticky-add-to-cart') ?? wrapper.firstElementChild
  // What scrolls in the quick view is the quick view.
  if (!bar || wrapper.closest('.product-quick-view-container')) return
  const product = wrapper.closest('.product') ?? document
  const form = wrapper.closest('form.cart')
    ? undefined
    : [...product.querySelectorAll<HTMLFormElement>('form.cart')].find((candidate) => !wrapper.contains(candidate))
  const stick = (isStuck: boolean, height = 0) => {
    bar.classList.toggle(ACTIVE, isStuck)
    if (!form) wrapper.style.height = isStuck ? `${height}px` : ''
    document.body.classList.toggle('has-sticky-product-cart', !!document.querySelector(`.${ACTIVE}`))
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect } of entries.slice(-1)) {
        const { top, height } = boundingClientRect
        // What is not displayed at all has no height, and is not scrolled past.
        stick(!isIntersecting && top <= 0 && height > 0, height)
      }
    },
    // What lies below the window counts as in view: who jumps from below the form to above it never sees it pass.
    { rootMargin: `0px 0px ${FAR_BELOW}px` },
  )
  observer.observe(form ?? wrapper)
  const stopSpeaking = form && speakFor(form, wrapper, on)
  return () => {
    observer.disconnect()
    stick(false)
    stopSpeaking?.()
  }
}
