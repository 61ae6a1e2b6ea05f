import { Fragment, type ReactNode, useLayoutEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { attempt } from '../../src/page/callbacks'
import { keyOf, ServerElement, ServerElements, useAllWithin, useListener, useTimer } from '../../src/react'
import { correct, focusFreeText } from './corrections'
import { controlsNamed } from './fields'
import { publicObject } from './publicObject'
import { countCharacters } from './validation/countCharacters'

/**
 * The acceptance boxes that keep the form from being sent: required ones that are not ticked, inverted ones that are (behaviours
 * contact-form.submit.disabled-until-accepted, …optional-acceptance-is-free). `undefined` where the button does not wait for any.
 */
function boxesToChange(form: HTMLElement): HTMLInputElement[] | undefined {
  const places = [...form.querySelectorAll('.wpcf7-acceptance')]
  if (places.length === 0 || form.classList.contains('wpcf7-acceptance-as-validation')) return undefined
  return places.flatMap((place) => {
    const box = place.querySelector<HTMLInputElement>('[type="checkbox"]')
    return box && !place.matches('.optional') && box.checked === place.matches('.invert') ? [box] : []
  })
}

/** A box, and what is disabled until it is ticked, or unticked. */
interface FocusOnBoxProps {
  /** Absent where nothing is about to be disabled. */
  box: HTMLElement | null | undefined | false
  waiting: readonly (Element | null)[]
}

/**
 * Moves the focus from an element that is about to be disabled to the box that it waits for, as when a form that was sent is emptied. Not
 * to the form's message: that is hidden from screen readers, which are told it in a place of its own. Rendered before what disables the
 * element, because the focus is lost then.
 */
function FocusOnBox({ box, waiting }: FocusOnBoxProps): null {
  useLayoutEffect(() => {
    if (box && waiting.includes(document.activeElement)) box.focus({ preventScroll: true })
  }, [box, waiting])
  return null
}

/** A limit in a counter's attributes, if it has one. */
const limitOf = (text: string | undefined) => (text ? Number(text) : undefined)

/** Shows in a counter how much is in its field (behaviour contact-form.input.character-counter; plugins contract 1.14). */
function Counter({ form, counter }: { form: HTMLElement; counter: HTMLElement }): ReactNode {
  const { targetName = '', startingValue, maximumValue, minimumValue } = counter.dataset
  const text = controlsNamed(form, targetName)[0]?.value
  if (text === undefined) return null
  const { count, isTooLong, isTooShort } = countCharacters(text, {
    countDownFrom: counter.matches('.down') ? Number(startingValue) || 0 : undefined,
    maximum: limitOf(maximumValue),
    minimum: limitOf(minimumValue),
  })
  return (
    <ServerElement
      of={counter}
      textContent={count}
      data-current-value={count}
      class={{ 'too-long': isTooLong, 'too-short': isTooShort }}
    />
  )
}

/**
 * Everything that depends on what is filled in now: whether the form may be sent, free texts, counters. That includes what the browser has
 * restored, and what was typed before the script was there (plugins contract 1.4, 1.14).
 */
export function FilledIn({ form }: { form: HTMLFormElement }): ReactNode {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const { wait } = useTimer()
  const buttons = useAllWithin('.wpcf7-submit')
  const choices = useAllWithin('.has-free-text')
  const counters = useAllWithin('.wpcf7-character-count')
  const boxes = boxesToChange(form)
  // Only counters must follow each key.
  const follow = counters.length > 0 ? refresh : undefined

  useListener(form, 'wpcf7reset', refresh)
  /** Waits, because the fields are reset only after the event. */
  const noteReset = () => wait(refresh, 0)

  const onChange = async ({ target }: Event) => {
    await correct(form, target)
    // At once, because only a field that is enabled can get the focus.
    flushSync(refresh)
    focusFreeText(target)
    // Not awaited: an add-on's function may stand in its place, and where that fails the form goes on.
    attempt(() => publicObject().validate(form, { target: target as Element }))
  }

  return (
    <>
      <ServerElement of={form} onChange={onChange} onInput={follow} onKeyup={follow} onReset={noteReset} />
      <FocusOnBox box={boxes?.[0]} waiting={buttons} />
      <ServerElements of={buttons} disabled={boxes && boxes.length > 0} />
      {choices.map((item) => {
        // A free text is enabled only while its choice is ticked (behaviour contact-form.input.free-text-follows-its-choice).
        const text = item.querySelector('.wpcf7-free-text')
        const box = item.querySelector<HTMLInputElement>('[type="checkbox"],[type="radio"]')
        const isOff = !box?.checked
        return (
          <Fragment key={keyOf(item)}>
            <FocusOnBox box={isOff && box} waiting={[text]} />
            <ServerElement of={text} disabled={isOff} />
          </Fragment>
        )
      })}
      {counters.map((counter) => (
        <Counter key={keyOf(counter)} form={form} counter={counter} />
      ))}
    </>
  )
}
