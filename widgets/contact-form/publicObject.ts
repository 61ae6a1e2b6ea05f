import { loadOnce } from '../../src/page/loadOnce'

/** The options of an action of the public object. */
export interface ActionOptions {
  /** The button that sends the form. */
  submitter?: HTMLElement | null
  /** Validation: the control that changed; without it the whole scope is checked. */
  target?: Element
  /** Validation: the part of the form that is checked. */
  scope?: HTMLElement
}

/** Something that can be done with a form. */
type FormAction = (form: HTMLFormElement, options?: ActionOptions) => unknown

const NAMES = ['init', 'submit', 'reset', 'validate'] as const

/** The actions that add-ons call, and may wrap (plugins contract 1.3). */
export type FormActions = Record<(typeof NAMES)[number], FormAction>

/** The global `wpcf7`. */
export interface PublicObject extends FormActions {
  /** The rules by form id, as the server sent them. */
  schemas: Map<number, unknown>
  /** While it is truthy, a submission waits: an add-on has to do something first. */
  blocked?: unknown
}

/** Loads the area, which implements the actions: once, however many ask for it, and without an error where the page is left meanwhile. */
export const loadArea = loadOnce(() => import('./index'))

let ours: FormActions | undefined

/** Provides the implementation of the actions, once the area has loaded. */
export function provideActions(actions: FormActions): void {
  ours = actions
}

/**
 * The global `wpcf7`, with its actions. Always call the actions through this, and get them at the moment of use: an add-on that fetches a
 * token first replaces them with a wrapper (plugins contract 1.3).
 */
export function publicObject(): PublicObject {
  window.wpcf7 ??= {}
  const { wpcf7 } = window
  wpcf7.schemas ??= new Map()
  for (const name of NAMES) {
    wpcf7[name] ??= async (form, options) => {
      // Add-ons may call this long before a form is awake. Once the area has loaded, it acts synchronously: the browser tells of a reset
      // before it empties the fields, and what was in them has to be read until then.
      if (!ours) await loadArea()
      return ours?.[name](form, options)
    }
  }
  return wpcf7 as PublicObject
}
