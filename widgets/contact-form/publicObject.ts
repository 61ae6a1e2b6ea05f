import { loadOnce } from '../../src/page/loadOnce'
import { report } from '../../src/page/report'

/** What an action of the public object may be told. */
export interface ActionOptions {
  /** The button that sends the form. */
  submitter?: HTMLElement | null
  /** Validation: the control that changed; without it the whole scope is checked. */
  target?: Element
  /** Validation: the part of the form that is looked at. */
  scope?: HTMLElement
}

/** Something that can be done with a form. */
type FormAction = (form: HTMLFormElement, options?: ActionOptions) => unknown

/** What other add-ons call, and wrap with something of their own (plugins contract 1.3). */
export type FormActions = Record<'init' | 'submit' | 'reset' | 'validate', FormAction>

/** The global `wpcf7`. */
export interface PublicObject extends FormActions {
  /** The rules by form id, as the server sent them. */
  schemas: Map<number, unknown>
  /** While it is truthy, a submission waits: an add-on has to do something first. */
  blocked?: unknown
}

const loadForms = loadOnce(() => import('./contactForm'))
let actions: FormActions | undefined

/** Says how the actions are done, now that their file is there. */
export function provideActions(loaded: FormActions): void {
  actions = loaded
}

/** Does an action at once where its file is there, else as soon as it is. */
function forward(name: keyof FormActions): FormAction {
  return (form, options) => {
    if (actions) return actions[name](form, options)
    return loadForms().then(
      (loaded) => loaded.formActions[name](form, options),
      (error) => report('chunk-failed', form, error),
    )
  }
}

/**
 * The global `wpcf7`, with its actions. Always call them here, at the moment of use: an add-on that fetches a token first puts a
 * wrapper of its own in their place (plugins contract 1.3).
 */
export function publicObject(): PublicObject {
  const page = window as { wpcf7?: Partial<PublicObject> }
  const printed = page.wpcf7 ?? {}
  page.wpcf7 = printed
  return Object.assign(printed, {
    init: printed.init ?? forward('init'),
    submit: printed.submit ?? forward('submit'),
    reset: printed.reset ?? forward('reset'),
    validate: printed.validate ?? forward('validate'),
    schemas: printed.schemas ?? new Map<number, unknown>(),
  })
}
