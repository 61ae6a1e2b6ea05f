import { type ReactNode, useLayoutEffect, useState } from 'react'
import { elementOf } from '../../src/page/elementOf'
import { ServerElement, useHost } from '../../src/react'
import { afterOthers } from './afterOthers'
import { contactFormSettings } from './contactFormSettings'
import { ErrorList } from './ErrorList'
import { FieldErrors } from './FieldErrors'
import { FilledIn } from './FilledIn'
import { FormStatus } from './FormStatus'
import { formActions } from './formActions'
import { type FormState, hideTip } from './formState'
import { type FormStore, openForm } from './formStore'
import { InertParts } from './InertParts'
import { provideActions, publicObject } from './publicObject'
import { Reflections } from './Reflections'
import { RenewedPuzzles } from './RenewedPuzzles'
import { sendForm } from './submitForm'
import { loadRules } from './validateForm'

/** What a refill would renew (plugins contract 1.2). */
const REFILLED = '[name^="_wpcf7_captcha_challenge_"],[name^="_wpcf7_quiz_answer_"]'

provideActions(formActions)

/** The state of a form. It is followed from the rendering on: what was kept while the area loaded comes before the next paint. */
function useFormState({ $state }: FormStore): FormState {
  const [state, setState] = useState($state.get())
  useLayoutEffect(() => $state.subscribe((next) => setState(next)), [$state])
  return state
}

/** Asks for a new captcha where a page cache keeps that of whoever came first (behaviour contact-form.refill.when). What is typed stays. */
function useRefillOfCachedPage({ form, $state }: FormStore): void {
  useLayoutEffect(() => {
    const { status, turn } = $state.get()
    const isDue =
      contactFormSettings().contactFormCached && status === 'init' && turn === 0 && form.querySelector(REFILLED)
    // After the rendering: a reset shows at once.
    if (isDue) queueMicrotask(() => publicObject().reset(form))
  }, [form, $state])
}

/** A form that has all it needs: what the shopper does with it as a whole, and what it shows. */
function OpenForm({ store }: { store: FormStore }): ReactNode {
  const { form, take } = store
  const state = useFormState(store)
  useRefillOfCachedPage(store)
  /** Tips that float over their fields give way to who comes to type (plugins contract 1.1). */
  const hideFloatingTip = (event: Event) => {
    const target = elementOf(event)
    if (!target?.closest('.use-floating-validation-tip')) return
    if (!target.matches('.wpcf7-not-valid-tip,.wpcf7-form-control,.wpcf7-form-control *')) return
    const field = target.closest<HTMLElement>('[data-name]')?.dataset['name']
    if (field !== undefined) take(hideTip(field))
  }
  return (
    <>
      <ServerElement
        of={form}
        // The server checks, and says so; the browser's own bubbles would hold the form back for what the server said last time.
        novalidate
        onFocusin={(event) => {
          hideFloatingTip(event)
          // Ahead of the first change, which will need them.
          loadRules(store)
        }}
        // Ahead of the first press, too: add-ons read them when the shopper goes on to the next step.
        onPointerover={() => loadRules(store)}
        onClick={hideFloatingTip}
        onSubmit={(event) => afterOthers(form, event, () => sendForm(store, event.submitter))}
        onReset={() => {
          publicObject().reset(form)
        }}
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
 * A contact form: checked, sent and answered without leaving the page (behaviours contact-form.*). Where something is missing that it
 * needs, it stays an ordinary form.
 */
export function ContactForm(): ReactNode {
  const form = useHost<HTMLFormElement>()
  const [store] = useState(() => openForm(form))
  return store ? <OpenForm store={store} /> : null
}
