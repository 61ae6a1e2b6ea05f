import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { FailureNotice } from '../../../src/notice/FailureNotice'
import { bringIntoView, Notice } from '../../../src/notice/Notice'
import { safeUrl } from '../../../src/page/navigation'
import { submitAgain } from '../../../src/page/submitAgain'
import { keyOf, ServerElement, ServerElements, ServerHtml, useHost, useListener, useText } from '../../../src/react'
import { productSettings } from '../productSettings'
import { readProductFields } from './formFields'
import { FORM_BUTTON } from './formSelectors'
import { type FormNotice, useFormAdds } from './useFormAdds'

/**
 * Shows the shop's reasons why an add failed (decisions: What a failed add says): in the page's notice area (contract 9.4), or right after
 * the button where the page has none or a lightbox is open.
 */
function ShopErrors({ button, errors }: FormNotice): ReactNode {
  useLayoutEffect(() => {
    if (errors[0]) bringIntoView(errors[0])
  }, [errors])
  return (
    <Notice control={button}>
      <ServerHtml nodes={errors} />
      {errors.map((error) => (
        // Marked like an outlet, so that `focusAlerts` leaves it alone: only alerts of a page that has just loaded get the focus.
        <ServerElement key={keyOf(error)} of={error} data-island-outlet />
      ))}
    </Notice>
  )
}

/** Says why an add failed: in the shop's own words, where it has sent some. */
function FormFailure(notice: FormNotice): ReactNode {
  const { addFailed } = useText('cart')
  return notice.errors.length > 0 ? (
    <ShopErrors {...notice} />
  ) : (
    <FailureNotice control={notice.button} text={addFailed} />
  )
}

/**
 * What a shopper chooses in a form, as a text to be compared: variation and quantities, ticks in their place included. What scripts renew,
 * such as a captcha's token, does not count.
 */
function choiceIn(form: HTMLFormElement): string {
  const fields = form.querySelectorAll<HTMLInputElement>(
    ':is([name="variation_id"],[name^="attribute_"],[name^="quantity"])',
  )
  return JSON.stringify([...fields].map(({ value, checked }) => [value, checked]))
}

/**
 * A product form that adds without leaving the page, for shops that ask for it (setting `productForms`; contract 1.4). It listens at the
 * end of the event's path: all who want to stop the form have been called by then. Everything that is not ours is sent by the browser.
 */
export function ProductForm(): ReactNode {
  const form = useHost<HTMLFormElement>()
  const [isBackground] = useState(() => productSettings().productForms === 'background')
  const { busy, notice, add } = useFormAdds()
  /** While the form is sent by the browser: does the submit go through? */
  const goes = useRef<boolean>(undefined)

  const submit = (submitter: HTMLElement | null): boolean => {
    goes.current = false
    try {
      submitAgain(form, submitter)
      return goes.current
    } finally {
      // Also where a script has put its own `requestSubmit` into the form and that fails: the next press is ours again.
      goes.current = undefined
    }
  }

  const onSubmit = (event: SubmitEvent) => {
    if (event.target !== form || event.defaultPrevented) return
    if (goes.current !== undefined) {
      goes.current = true
      return
    }
    const submitter = event.submitter
    const button = submitter ?? form.querySelector<HTMLElement>(FORM_BUTTON)
    const address = safeUrl(form.getAttribute('action') || location.href)
    if (!button || button.matches('.disabled') || !address?.startsWith(`${location.origin}/`)) return
    const fields = readProductFields(form, submitter)
    if (!fields) return
    event.preventDefault()
    const choice = choiceIn(form)
    // If the shopper has chosen something else meanwhile, the browser would send that, which nobody has asked for.
    return add(button, { address, fields, submit: () => choiceIn(form) === choice && submit(submitter) })
  }
  useListener(isBackground ? window : null, 'submit', onSubmit)

  return (
    <>
      <ServerElements of={busy} class={{ loading: true }} />
      {notice && <FormFailure key={keyOf(notice)} {...notice} />}
    </>
  )
}
