import { report } from '../../src/page/report'
import { publicObject } from './publicObject'
import { restRoot } from './restRoot'

/** What is known about a form; other add-ons read it as `form.wpcf7` (plugins contract 1.3). */
export interface FormFacts {
  readonly id: number
  /** As displayed, not the server's code. */
  status: string
  readonly pluginVersion: string
  readonly locale: string
  readonly unitTag: string
  readonly containerPost: number
  /** Around the form and what is said about it. */
  readonly parent: HTMLElement
  /** The rules as the server sent them; `undefined` until they are there. */
  readonly schema: unknown
}

/** A form that we look after. */
export type ContactForm = HTMLFormElement & { readonly wpcf7: FormFacts }

/** The controls of a form that have this name. Not `form.elements`: a control called so hides it. */
export function controlsNamed(form: HTMLElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name]')].filter(
    (control) => control.getAttribute('name') === name,
  )
}

/** What the browser lacks of what the form needs; empty where nothing is missing. */
function missingFeature(): string {
  return ['fetch', 'FormData'].find((name) => !Reflect.get(window, name)) ?? ''
}

/** Reads a form's hidden fields and what the server rendered (behaviour contact-form.hidden.identity-fields). */
function readFacts(form: HTMLFormElement): FormFacts {
  const read = (name: string) => controlsNamed(form, `_wpcf7${name}`)[0]?.value ?? ''
  const id = Number(read(''))
  return {
    id,
    status: form.getAttribute('data-status') ?? 'init',
    pluginVersion: read('_version'),
    locale: read('_locale'),
    unitTag: read('_unit_tag'),
    containerPost: Number(read('_container_post')),
    parent: form.closest<HTMLElement>('.wpcf7') ?? form.parentElement ?? form,
    get schema() {
      return publicObject().schemas.get(id)
    },
  }
}

/**
 * Gives a form its facts.
 *
 * @returns the form; `undefined` where something is missing without which it can only be sent as any form, which is reported.
 */
export function describeForm(form: HTMLFormElement): ContactForm | undefined {
  const feature = missingFeature()
  if (feature) {
    report('contact-form-unsupported', form, feature)
    return
  }
  const facts = readFacts(form)
  const missing = facts.id > 0 ? !restRoot() && 'wpcf7.api.root' : '_wpcf7'
  if (missing) {
    report('contact-form-incomplete', form, missing)
    return
  }
  return Object.assign(form, { wpcf7: facts })
}
