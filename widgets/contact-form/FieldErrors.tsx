import type { ReactNode } from 'react'
import { keyOf, Outlet, ServerElement, ServerElements, useAllWithin, usePageEffect } from '../../src/react'
import { errorIdOf, fieldOf } from './formFacts'
import { type ShownForm, valueFor } from './formState'
import { useServerOwn } from './useServerOwn'
import { FIELD_WRAP } from './validation/formValues'

const CONTROL = '.wpcf7-form-control'
const TIP = 'wpcf7-not-valid-tip'

interface FieldErrorProps {
  /** The element around the field's controls. */
  place: HTMLElement
  /** The id of the error in the list for screen readers. */
  errorId: string
  /** Empty: nothing is wrong. `undefined`: as the server rendered it. */
  message: string | undefined
  isTipHidden: boolean
}

/** Sets the browser's own validity of the controls, for styles and for scripts that read it. */
function useValidity(place: Element, message: string | undefined): void {
  usePageEffect(() => {
    if (message === undefined) return () => {}
    const give = (text: string) => {
      for (const control of place.querySelectorAll<Element & Partial<HTMLInputElement>>(CONTROL))
        control.setCustomValidity?.(text)
    }
    give(message)
    return () => give('')
  }, [place, message])
}

/** The value of `aria-describedby`: what describes a control besides an error, and the error where there is one. */
function descriptionOf(control: Element, errorId: string, isWrong: boolean): string | null {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id && id !== errorId)
  return [...ids, ...(isWrong ? [errorId] : [])].join(' ') || null
}

/** Shows what is wrong with a field: the tip beside it, and the marks of its controls (plugins contract 1.10). */
function FieldError({ place, errorId, message, isTipHidden }: FieldErrorProps): ReactNode {
  useValidity(place, message)
  const serverTips = useServerOwn(place, `.${TIP}`)
  const isChecked = message !== undefined
  const isWrong = isChecked ? message !== '' : undefined
  const display = isTipHidden ? 'none' : undefined
  return (
    <>
      <ServerElements
        of={serverTips}
        class={{ [TIP]: isChecked ? false : undefined }}
        hidden={isChecked || undefined}
        style={{ display }}
      />
      <ServerElements of={[...place.querySelectorAll('[aria-invalid]')]} aria-invalid={isWrong} />
      {[...place.querySelectorAll(CONTROL)].map((control) => (
        <ServerElement
          key={keyOf(control)}
          of={control}
          class={{ 'wpcf7-not-valid': isWrong }}
          aria-describedby={isChecked ? descriptionOf(control, errorId, message !== '') : undefined}
        />
      ))}
      {message && (
        // The container itself is the tip: add-ons and themes look for it after its control, and remove it.
        <Outlet append={place} as='span' has={{ class: { [TIP]: true }, 'aria-hidden': 'true', style: { display } }}>
          {message}
        </Outlet>
      )}
    </>
  )
}

/** What is wrong with the fields of a form, beside each (behaviour contact-form.answer.invalid-fields-get-tips). */
export function FieldErrors({ form, state }: ShownForm): ReactNode {
  const { errors, hiddenTips } = state
  const places = useAllWithin<HTMLElement>(FIELD_WRAP)
  return places.map((place) => {
    const field = fieldOf(place)
    return (
      <FieldError
        key={keyOf(place)}
        place={place}
        errorId={errorIdOf(form, field)}
        message={valueFor(errors, field)}
        isTipHidden={hiddenTips.has(field)}
      />
    )
  })
}
