import type { Island } from '../../src/islands/island'
import { safeUrl } from '../../src/page/navigation'
import { clearNotices, showFailure, showNotices } from '../../src/page/notice'
import { scrollToElement } from '../../src/page/scroll'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { addForm } from './addForm'
import { FORM_BUTTON } from './formButtons'
import { productSettings } from './productSettings'

/** How a page scrolls to a notice (source section 9): so many pixels stay free above it, in so many milliseconds. */
const SCROLL = { offset: () => 100, duration: 1000 }

/** Fetched with the widget: when an add fails, the network may be too bad to fetch a text. */
const texts = loadText('cart', settings().locale).catch(() => undefined)

/**
 * The fields of a form that can be sent in the background, or `undefined` where only the browser can send it: files, another site, a
 * form that adds nothing (external products, other buttons in it), a variation that is not chosen yet.
 */
function readFields(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, unknown> | undefined {
  const variation = form.querySelector<HTMLInputElement>('input[name="variation_id"]')
  const isForeign = submitter && (!submitter.matches(FORM_BUTTON) || submitter.hasAttribute('formaction'))
  if (isForeign || !form.matches('[method="post" i]:not([target])') || (variation && !(Number(variation.value) > 0)))
    return
  const fields: Record<string, unknown> = {}
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value
    else if (value.size > 0) return
  }
  return 'add-to-cart' in fields ? fields : undefined
}

/** Lets the shopper see a notice that came into the page's notice area, which may be far away. */
function bringIntoView(notice: HTMLElement): void {
  if (!notice.closest('.woocommerce-notices-wrapper')) return
  const { top, bottom } = notice.getBoundingClientRect()
  if (top < SCROLL.offset() || bottom > innerHeight) scrollToElement(notice, SCROLL)
}

/**
 * A product form that adds without leaving the page, for shops that ask for it (setting `productForms`; contract 1.4). It listens at the
 * very end of the event's way: whoever wants to hold the form back has spoken by then, and what is not ours the browser sends.
 */
export default function attach({ host }: Island): (() => void) | undefined {
  if (productSettings().productForms !== 'background') return
  const form = host as HTMLFormElement
  /** While the form is sent for real: does it go? */
  let goes: boolean | undefined

  const submitFor = (submitter: HTMLElement | null) => () => {
    goes = false
    form.requestSubmit(submitter)
    const went = goes
    goes = undefined
    return went
  }

  const onSubmit = async (event: SubmitEvent) => {
    if (event.target !== form || event.defaultPrevented) return
    if (goes !== undefined) {
      goes = true
      return
    }
    const { submitter } = event
    const button = submitter ?? form.querySelector<HTMLElement>(FORM_BUTTON)
    const address = safeUrl(form.getAttribute('action') || location.href)
    if (!button || button.matches('.disabled') || !address?.startsWith(`${location.origin}/`)) return
    const fields = readFields(form, submitter)
    if (!fields) return
    event.preventDefault()
    clearNotices(button)
    const { outcome, errors } = await addForm(button, { address, fields, submit: submitFor(submitter) })
    const { addFailed } = (await texts) ?? {}
    let [notice] = errors
    if (notice) showNotices(button, errors)
    else if (outcome === 'failed' && addFailed) notice = showFailure(button, addFailed)
    if (notice) bringIntoView(notice)
  }

  addEventListener('submit', onSubmit)
  return () => removeEventListener('submit', onSubmit)
}
