import type { ReactNode } from 'react'
import { keyOf, Outlet, ServerElement, ServerElements, useAllWithin, usePageEffect } from '../../src/react'
import { errorIdOf, FIELD_WRAP, fieldOf } from './fields'
import { type Saying, type ShownForm, valueFor } from './formState'
import { useServerOwn } from './useServerOwn'

const CONTROL = '.wpcf7-form-control'
const TIP = 'wpcf7-not-valid-tip'

interface FieldErrorProps {
  /** The element around the field's controls. */
  place: HTMLElement
  /** The id of the error in the list for screen readers. */
  errorId: string
  /** An empty text: nothing is wrong. `undefined`: as the server rendered it. */
  said: Saying | undefined
  isTipHidden: boolean
}

/** Sets the browser's own validity of the controls, for styles and for scripts that read it. */
function useValidity(place: Element, said: Saying | undefined): void {
  usePageEffect(() => {
    if (!said) return () => {}
    const give = (text: string) => {
      for (const control of place.querySelectorAll<Element & Partial<HTMLInputElement>>(CONTROL))
        control.setCustomValidity?.(text)
    }
    give(said.text)
    return () => give('')
  }, [place, said])
}

/** The value of `aria-describedby`: what describes a control besides an error, and the error where there is one. */
function descriptionOf(control: Element, errorId: string, isWrong: boolean): string | null {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id && id !== errorId)
  return [...ids, ...(isWrong ? [errorId] : [])].join(' ') || null
}

/**
 * Shows what is wrong with a field: the tip beside it, and the marks of its controls (plugins contract 1.10). Scripts of sites mark fields,
 * too, and put tips there: theirs stand until the field is checked or the form cleared.
 */
function FieldError({ place, errorId, said, isTipHidden }: FieldErrorProps): ReactNode {
  useValidity(place, said)
  const otherTips = useServerOwn(place, `.${TIP}`, said)
  const isChecked = !!said
  const isWrong = said && said.text !== ''
  const display = isTipHidden ? 'none' : undefined
  return (
    <>
      <ServerElements
        of={otherTips}
        since={said}
        class={{ [TIP]: isChecked ? false : undefined }}
        hidden={isChecked || undefined}
        style={{ display }}
      />
      <ServerElements of={[...place.querySelectorAll('[aria-invalid]')]} since={said} aria-invalid={isWrong} />
      {[...place.querySelectorAll(CONTROL)].map((control) => (
        <ServerElement
          key={keyOf(control)}
          of={control}
          since={said}
          class={{ 'wpcf7-not-valid': isWrong }}
          aria-describedby={isWrong === undefined ? undefined : descriptionOf(control, errorId, isWrong)}
        />
      ))}
      {isWrong && (
        // The container itself is the tip, and has its words as a property: add-ons and themes look for it after its control, give it other
        // words and remove it. So each time something is said it is a new one.
        <Outlet
          key={keyOf(said)}
          append={place}
          as='span'
          mayGo
          has={{
            since: said,
            class: { [TIP]: true },
            'aria-hidden': 'true',
            style: { display },
            textContent: said.text,
          }}
        />
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
        said={valueFor(errors, field)}
        isTipHidden={hiddenTips.has(field)}
      />
    )
  })
}
