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

const ours: Partial<FormActions> = {}

/** Says how the actions are done. */
export function provideActions(actions: FormActions): void {
  Object.assign(ours, actions)
}

/**
 * The global `wpcf7`, with its actions. Always call them here, at the moment of use: an add-on that fetches a token first puts a
 * wrapper of its own in their place (plugins contract 1.3).
 */
export function publicObject(): PublicObject {
  const page = window as { wpcf7?: Partial<PublicObject> }
  page.wpcf7 ??= {}
  const printed = page.wpcf7
  return Object.assign(printed, { ...ours, schemas: new Map<number, unknown>(), ...printed }) as PublicObject
}
