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

const NAMES = ['init', 'submit', 'reset', 'validate'] as const

/** What other add-ons call, and wrap with something of their own (plugins contract 1.3). */
export type FormActions = Record<(typeof NAMES)[number], FormAction>

/** The global `wpcf7`. */
export interface PublicObject extends FormActions {
  /** The rules by form id, as the server sent them. */
  schemas: Map<number, unknown>
  /** While it is truthy, a submission waits: an add-on has to do something first. */
  blocked?: unknown
}

/** Loads the area, which does the actions. */
export const load = () => import('./index')

let ours: FormActions | undefined

/** Says how the actions are done, once the area is there. */
export function provideActions(actions: FormActions): void {
  ours = actions
}

/**
 * The global `wpcf7`, with its actions. Always call them here, at the moment of use: an add-on that fetches a token first puts a
 * wrapper of its own in their place (plugins contract 1.3).
 */
export function publicObject(): PublicObject {
  const page = window as { wpcf7?: Partial<PublicObject> }
  page.wpcf7 ??= {}
  const { wpcf7 } = page
  wpcf7.schemas ??= new Map()
  for (const name of NAMES) {
    wpcf7[name] ??= async (form, options) => {
      // Add-ons take it long before a form is awake. Later it acts at once: after a reset the fields are empty.
      if (!ours) await load()
      return ours?.[name](form, options)
    }
  }
  return wpcf7 as PublicObject
}
