import { type ReactNode, useLayoutEffect, useState } from 'react'
import { attempt } from '../../src/page/callbacks'
import { isShownAnew } from '../../src/page/shownAnew'
import { targetElement } from '../../src/page/targetElement'
import { ServerElement, useHost } from '../../src/react'
import { afterOthers } from './afterOthers'
import { contactFormSettings } from './contactFormSettings'
import { ErrorList } from './ErrorList'
import { FieldErrors } from './FieldErrors'
import { FilledIn } from './FilledIn'
import { FormStatus } from './FormStatus'
import { FIELD_WRAP, fieldOf } from './fields'
import { type FormState, tipHidden } from './formState'
import { type FormStore, openForm } from './formStore'
import { InertParts } from './InertParts'
import { publicObject } from './publicObject'
import { Reflections } from './Reflections'
import { RenewedPuzzles } from './RenewedPuzzles'
import { sendForm } from './submitForm'
import { loadRules } from './validateForm'

/** The hidden fields that a refill would renew (plugins contract 1.2). */
const REFILLED = '[name^="_wpcf7_captcha_challenge_"],[name^="_wpcf7_quiz_answer_"]'

/** What belongs to a tip that floats over its field: the tip, the control, and what is in that (plugins contract 1.1). */
const FLOATING = '.use-floating-validation-tip :is(.wpcf7-not-valid-tip,.wpcf7-form-control,.wpcf7-form-control *)'

/** The state of a form. It is followed from the rendering on, because kept events are handed over before the next paint. */
function useFormState({ $state }: FormStore): FormState {
  const [state, setState] = useState($state.get())
  useLayoutEffect(() => $state.subscribe((next) => setState(next)), [$state])
  return state
}

/**
 * Asks for a new captcha or quiz where an answer to the one on the page would be refused (behaviour contact-form.refill.when). On a page
 * from a page cache it is an earlier visitor's. On a page that the shopper has come back to, or reloaded, it may be used up; and Firefox
 * puts into the hidden fields what a script had set there before, which belongs to another picture or question. Typed text stays.
 */
function useRefillOfEarlierPage({ form, $state }: FormStore): void {
  useLayoutEffect(() => {
    const { status, turn } = $state.get()
    const isDue =
      (contactFormSettings().contactFormCached || isShownAnew()) &&
      status === 'init' &&
      turn === 0 &&
      form.querySelector(REFILLED)
    // After the rendering, because a reset renders at once.
    if (isDue) queueMicrotask(() => publicObject().reset(form))
  }, [form, $state])
}

/** A form that has everything it needs: listens on the form as a whole, and renders what it shows. */
function OpenForm({ store }: { store: FormStore }): ReactNode {
  const { form, take } = store
  const state = useFormState(store)
  useRefillOfEarlierPage(store)
  /** Hides a tip that floats over its field when the field gets the focus (plugins contract 1.1). */
  const hideFloatingTip = (event: Event) => {
    const target = targetElement(event)
    const wrap = target?.matches(FLOATING) && target.closest<HTMLElement>(FIELD_WRAP)
    if (wrap) take(tipHidden(fieldOf(wrap)))
  }
  return (
    <>
      <ServerElement
        of={form}
        // The server validates and shows the errors. The browser's own validation would hold the form back because of errors that the
        // server gave last time.
        novalidate
        onFocusin={(event) => {
          hideFloatingTip(event)
          // Loaded before the first change, which will need them.
          loadRules(store)
        }}
        // Ahead of the first press, too: add-ons read them when the shopper goes on to the next step.
        onPointerover={() => loadRules(store)}
        onClick={hideFloatingTip}
        onSubmit={(event) => afterOthers(form, event, () => sendForm(store, event.submitter))}
        onReset={() => attempt(() => publicObject().reset(form))}
      />
      <FilledIn form={form} />
      <FormStatus form={form} state={state} />
      <InertParts form={form} state={state} />
      <FieldErrors form={form} state={state} />
      <ErrorList form={form} state={state} />
      <Reflections form={form} state={state} />
      <RenewedPuzzles form={form} state={state} />
    </>
  )
}

/**
 * A contact form: checked, sent and answered without leaving the page (behaviours contact-form.*). A form that lacks something it needs
 * stays an ordinary form.
 */
export function ContactForm(): ReactNode {
  const form = useHost<HTMLFormElement>()
  const [store] = useState(() => openForm(form))
  return store ? <OpenForm store={store} /> : null
}
