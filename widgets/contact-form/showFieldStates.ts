import { controlsNamed } from './formFacts'
import { countCharacters } from './validation/countCharacters'

/**
 * Submit waits for the required acceptance boxes (behaviours contact-form.submit.disabled-until-accepted, …optional-acceptance-is-free);
 * an inverted box must not be ticked.
 */
function showAcceptance(form: HTMLFormElement): void {
  const places = [...form.querySelectorAll('.wpcf7-acceptance')]
  if (places.length === 0 || form.classList.contains('wpcf7-acceptance-as-validation')) return
  const isAccepted = places.every((place) => {
    const box = place.querySelector<HTMLInputElement>('[type="checkbox"]')
    return !box || place.matches('.optional') || box.checked !== place.matches('.invert')
  })
  for (const button of form.querySelectorAll<HTMLButtonElement>('.wpcf7-submit')) button.disabled = !isAccepted
}

/** A free text can be typed only with its choice (behaviour contact-form.input.free-text-follows-its-choice). */
function showFreeTexts(form: HTMLFormElement): void {
  for (const item of form.querySelectorAll('.has-free-text')) {
    const text = item.querySelector<HTMLInputElement>('.wpcf7-free-text')
    if (text) text.disabled = !item.querySelector<HTMLInputElement>('[type="checkbox"],[type="radio"]')?.checked
  }
}

/** A limit that a counter names, if it does. */
const limitOf = (text: string | undefined) => (text ? Number(text) : undefined)

/** Counters follow what is in their field (behaviour contact-form.input.character-counter; plugins contract 1.14). */
function showCounts(form: HTMLFormElement): void {
  for (const counter of form.querySelectorAll<HTMLElement>('.wpcf7-character-count')) {
    const { targetName = '', startingValue, maximumValue, minimumValue } = counter.dataset
    const text = controlsNamed(form, targetName)[0]?.value
    if (text === undefined) continue
    const { count, isTooLong, isTooShort } = countCharacters(text, {
      countDownFrom: counter.classList.contains('down') ? Number(startingValue) || 0 : undefined,
      maximum: limitOf(maximumValue),
      minimum: limitOf(minimumValue),
    })
    const shown = String(count)
    if (counter.textContent !== shown) counter.textContent = shown
    counter.setAttribute('data-current-value', shown)
    counter.classList.toggle('too-long', isTooLong)
    counter.classList.toggle('too-short', isTooShort)
  }
}

/** Shows what follows from what is filled in at this moment: whether the form may be sent, free texts, counters. */
export function showFieldStates(form: HTMLFormElement): void {
  showAcceptance(form)
  showFreeTexts(form)
  showCounts(form)
}
