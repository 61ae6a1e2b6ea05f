import type { ReadableAtom } from 'nanostores'
import { flushSync } from 'react-dom'
import { report } from '../../src/page/report'
import { atom } from '../../src/stores/atom'
import { restRoot } from './contactFormSettings'
import { ourForms } from './definitions'
import { raise } from './formEvents'
import { type OurForm, readIdentity } from './formFacts'
import { answered, type FormChange, type FormState, initialState } from './formState'
import { publicObject } from './publicObject'

/** A form that we handle, and its state. It outlives the island, because a form may be moved in the page while it is being sent. */
export interface FormStore {
  readonly form: OurForm
  readonly $state: ReadableAtom<FormState>
  /**
   * Applies a change to the state. It is rendered before others are told, so that listeners find the form in its new state. Never call it
   * while a component renders.
   */
  take(change: FormChange): void
}

const stores = new WeakMap<HTMLFormElement, FormStore>()

/** What a form needs and lacks, so that it can only be sent like any form: the code to report, and the name of what is missing. */
function findGap(id: number): ['contact-form-unsupported' | 'contact-form-incomplete', string] | undefined {
  const feature = ['fetch', 'FormData'].find((name) => !Reflect.get(window, name))
  if (feature) return ['contact-form-unsupported', feature]
  const missing = id > 0 ? !restRoot() && 'wpcf7.api.root' : '_wpcf7'
  return missing ? ['contact-form-incomplete', missing] : undefined
}

/**
 * Makes a form ours, once; from then on add-ons find its facts on it, and the global with the actions (plugins contract 1.3).
 *
 * @returns `undefined` where something that it needs is missing, which is reported; it is then sent like any form.
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
    // Add-ons that validate a form themselves set the status, as Conditional Fields does with each step.
    set status(displayed) {
      store.take(answered(displayed))
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
