import type { ReadableAtom } from 'nanostores'
import { flushSync } from 'react-dom'
import { report } from '../../src/page/report'
import { atom } from '../../src/stores/atom'
import { restRoot } from './contactFormSettings'
import { ourForms } from './definitions'
import { type OurForm, raise, readIdentity } from './formFacts'
import { answer, type FormChange, type FormState, initialState } from './formState'
import { publicObject } from './publicObject'

/** A form that we look after, and what is known about it. It outlives its island: a form may be moved while it is on its way. */
export interface FormStore {
  readonly form: OurForm
  readonly $state: ReadableAtom<FormState>
  /**
   * Notes that something happened to the form. It shows before anybody is told: who listens finds the form as it should be. Never call it
   * while a component renders.
   */
  take(change: FormChange): void
}

const stores = new WeakMap<HTMLFormElement, FormStore>()

/** What a form lacks without which it can only be sent as any form: what to report, and its name. */
function findGap(id: number): ['contact-form-unsupported' | 'contact-form-incomplete', string] | undefined {
  const feature = ['fetch', 'FormData'].find((name) => !Reflect.get(window, name))
  if (feature) return ['contact-form-unsupported', feature]
  const missing = id > 0 ? !restRoot() && 'wpcf7.api.root' : '_wpcf7'
  return missing ? ['contact-form-incomplete', missing] : undefined
}

/**
 * Takes a form into our care, once; from then on other add-ons find its facts on it, and the global with the actions (plugins contract 1.3).
 *
 * @returns `undefined` where something is missing without which it can only be sent as any form, which is reported.
 */
export function openForm(element: HTMLFormElement): FormStore | undefined {
  const known = stores.get(element)
  if (known) return known
  const identity = readIdentity(element)
  const gap = findGap(identity.id)
  if (gap) {
    report(gap[0], element, gap[1])
    return undefined
  }
  const $state = atom(initialState(element.getAttribute('data-status') ?? 'init'))
  const wpcf7 = {
    ...identity,
    get status() {
      return $state.get().status
    },
    // Add-ons that check a form by themselves say it, as Conditional Fields does of each step.
    set status(displayed) {
      store.take(answer(displayed))
    },
    get schema() {
      return publicObject().schemas.get(identity.id)
    },
  }
  const form: OurForm = Object.assign(element, { wpcf7 })
  const store: FormStore = {
    form,
    $state,
    take(change) {
      const { status: prevStatus } = $state.get()
      flushSync(() => $state.set(change($state.get())))
      if (form.wpcf7.status !== prevStatus) raise(form, 'statuschanged', { prevStatus })
    },
  }
  stores.set(element, store)
  ourForms.add(element)
  const { schemas } = publicObject()
  // Add-ons learn from the keys which forms there are, long before the rules come.
  if (!schemas.has(identity.id)) schemas.set(identity.id, undefined)
  return store
}
