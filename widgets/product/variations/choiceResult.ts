import { answerNotifier } from '../../../src/bridge/answerNotifier'
import { decodeEntities } from '../../../src/page/htmlText'
import { report } from '../../../src/page/report'
import { type Choice, optionsByName } from './choice'
import type { FormEvents } from './formEvents'
import type { SetView } from './formView'
import type { ShownVariation } from './shownVariation'
import type { VariationData } from './variationData'
import { indexVariations } from './variationIndex'
import { createVariationRequest } from './variationRequest'
import type { Variations } from './variationsReader'

/** Shows what a choice leads to: its variation, which the page has or the shop is asked for, or that there is none (contract 5.4). */
export interface ChoiceResult {
  /**
   * Shows what a choice leads to.
   *
   * @param isSilent no message if no variation matches, because it is not the shopper who has chosen.
   */
  show(choice: Choice, isSilent: boolean): void
  /** Shows it once more for scripts that have come since. The shop is not asked again, and nothing is said of it. */
  showAgain(choice: Choice): void
  /** The choice has changed: what is still to be shown of the one before, is not, nor what was said of it. */
  drop(): void
  /** Drops the request that is under way. */
  stop(): void
}

/**
 * Makes what shows the result of the choices in a form.
 *
 * @param tell raises the form's events.
 * @param variationsFor what is known of the form's variations at that moment; their index only where it has these attributes.
 * @param setView changes what the form shows.
 * @param fail takes the form's island off after an error.
 */
export function createChoiceResult(
  form: HTMLElement,
  { tell }: FormEvents,
  shown: ShownVariation,
  variationsFor: (names: readonly string[]) => Variations,
  setView: SetView,
  fail: (error: unknown) => void,
): ChoiceResult {
  const request = createVariationRequest(form)

  const settle = (variation: VariationData | false | undefined, isSilent: boolean, origin?: 'again') => {
    if (variation) {
      setView({ message: undefined })
      return shown.show(variation, origin)
    }
    // Before the reset, which a plugin may answer with a choice of its own.
    if (!isSilent) setView({ message: 'noMatchingVariation' })
    shown.reset(origin)
  }

  const ask = async ({ names, values }: Choice, isSilent: boolean) => {
    const { answered, tell: tellOthers } = answerNotifier()
    let answer: VariationData | false | undefined
    try {
      answer = await request.ask(optionsByName(names, values), { answered })
    } catch (error) {
      report('call-failed', form, error)
      shown.reset()
      // The form can still be sent: the server finds the variation by the options.
      setView({ button: { state: 'ready' }, message: 'variationFailed' })
      return
    }
    if (answer === undefined) return
    settle(answer, isSilent)
    tellOthers()
  }

  const showResult = (choice: Choice, isSilent: boolean, origin?: 'again') => {
    const { names, values, isComplete } = choice
    setView({ isAnyChosen: values.some(Boolean) })
    if (variationsFor(names).data || !isComplete) tell('update_variation_values')
    // Not before: who has just been told may have brought other variations.
    const { data, index } = variationsFor(names)
    if (!isComplete) shown.reset(origin)
    else if (data) settle((index ?? indexVariations(names, data)).find(values.map(decodeEntities)), isSilent, origin)
    else if (origin === 'again') shown.showAgain()
    else ask(choice, isSilent).catch(fail)
  }

  return {
    show: showResult,
    showAgain(choice) {
      // What is shown over an incomplete choice is another script's, as that of a form with radios.
      if (choice.isComplete || !shown.showAgain()) showResult(choice, true, 'again')
    },
    drop() {
      request.drop()
      shown.drop()
      setView({ message: undefined })
    },
    stop: request.drop,
  }
}
