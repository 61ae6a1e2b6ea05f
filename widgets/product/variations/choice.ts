import { answerTeller } from '../../../src/bridge/answerTeller'
import { decodeEntities } from '../../../src/page/htmlText'
import { report } from '../../../src/page/report'
import { fire } from '../fire'
import type { VariationData } from '../variationCall'
import { asText } from './asText'
import { readSelects } from './attributeSelects'
import type { FormEvents } from './formEvents'
import { describeForm } from './formObject'
import type { ShowView } from './formView'
import { createInquiry } from './inquiry'
import { type Variations, variationsReader } from './readVariations'
import { createShownVariation } from './shownVariation'

/** What happens to the choice in a variation form: from what the selects say to the variation that is shown (contract 5.4). */
export interface Choice {
  /** Begins, or begins anew after the form's content has changed. */
  begin(): void
  /** Something in the form has changed. */
  update(): void
  /** The shopper takes the whole choice back. */
  reset(): void
  /** Gives the page back as the server made it; what other scripts know of pictures by stays in `data-o_…`. */
  stop(): void
}

/** The options that somebody hands over with `check_variations`: as they are, or in what `getChosenAttributes()` returns. */
function optionsIn(given: unknown): Record<string, unknown> | undefined {
  const { data } = (given ?? {}) as { data?: unknown }
  return (data ?? given) as Record<string, unknown> | undefined
}

/**
 * Follows the choice in a form, and honours what other scripts ask for (contract 5.7).
 *
 * @param show shows what has become of the choice.
 * @param fail takes the form's island off after an error.
 */
export function followChoice(
  form: HTMLElement,
  events: FormEvents,
  show: ShowView,
  fail: (error: unknown) => void,
): Choice {
  const { tell } = events
  const shown = createShownVariation(form, events, show)
  const inquiry = createInquiry(form)
  const readVariations = variationsReader(form)
  let selects = readSelects(form)
  let variations: Variations = { data: [], index: undefined }
  /** What the selects say, as far as it has been followed. */
  let known: readonly string[] = []
  let isBeginning = false
  let isTelling = false

  const announceReset = () => show({ isCleared: true })
  const clearReset = () => show({ isCleared: false })

  /** @param isSilent a choice that leads nowhere is not remarked on, because the shopper has not made it. */
  const settle = (variation: VariationData | false | undefined, isSilent = false) => {
    if (variation) return shown.show(variation)
    shown.reset()
    if (!isSilent) show({ message: 'noMatchingVariation' })
  }

  const ask = async (choice: readonly string[], isSilent: boolean) => {
    const { answered, tell: tellOthers } = answerTeller()
    let answer: VariationData | false | undefined
    try {
      const options = Object.fromEntries(selects.names.map((name, at) => [name, choice[at] ?? '']))
      answer = await inquiry.ask(options, { answered })
    } catch (error) {
      report('call-failed', form, error)
      shown.reset()
      // The form can be sent all the same: the server finds the variation by the options.
      show({ button: 'ready', message: 'variationFailed' })
      return
    }
    if (answer === undefined) return
    settle(answer, isSilent)
    tellOthers()
  }

  /** Says that selects have changed, which is followed for all of them at once, or has been. */
  const tellChanges = (changed: readonly HTMLSelectElement[]) => {
    const wasTelling = isTelling
    isTelling = true
    for (const select of changed) fire(select, 'change')
    isTelling = wasTelling
  }

  const prune = () => {
    if (!variations.index) return
    const cleared = selects.prune(variations.index)
    known = selects.values()
    tellChanges(cleared)
    tell('woocommerce_update_variation_values')
  }

  const check = (given?: unknown) => {
    inquiry.drop()
    show({ message: undefined })
    known = selects.values()
    prune()
    show({ isAnyChosen: known.some(Boolean) })
    const options = optionsIn(given)
    const choice = options ? selects.names.map((name) => asText(options[name])) : known
    const isComplete = choice.every(Boolean)
    if (variations.index || !isComplete) tell('update_variation_values')
    if (!isComplete) shown.reset()
    else if (variations.index) settle(variations.index.find(choice.map(decodeEntities)))
    else ask(choice, isBeginning).catch(fail)
  }

  /**
   * Looks again without having been asked. The shop's script asks itself, through events of its form, and is the first to hear them: so
   * who listens to those finds it done.
   */
  const checkUnasked = () => {
    check()
    tell('check_variations')
  }

  /**
   * Follows what the selects say now. Other scripts also say of a select that has not changed that it has: so they ask for everything once
   * more, in order to hear of it or to do their own to it.
   */
  const follow = () => {
    shown.setId('')
    clearReset()
    tell('clear_reset_announcement')
    if (variations.index) tell('woocommerce_variation_select_change')
    checkUnasked()
    tell('woocommerce_variation_has_changed')
  }

  /** Anything may have changed, by the shopper, another script or the browser's memory: what the selects say counts. */
  const update = () => {
    if (selects.values().some((value, at) => value !== known[at])) follow()
  }

  const focusFirst = () => {
    const [first] = selects.selects
    first?.focus()
    // Behind swatches the select is hidden and cannot have the focus.
    if (first !== document.activeElement)
      first?.closest('.value')?.querySelector<HTMLElement>('.ux-swatch[tabindex="0"]')?.focus()
  }

  const requests = {
    change: () => (isTelling ? update() : follow()),
    check_variations: check,
    update_variation_values: prune,
    reload_product_variations() {
      variations = readVariations(selects.names)
      checkUnasked()
    },
    found_variation(variation: unknown) {
      if (variation) shown.show(variation as VariationData, true)
    },
    show_variation(_variation: unknown, isPurchasable: unknown) {
      shown.allow(!!isPurchasable)
    },
    reset_data: () => shown.reset(true),
    hide_variation: shown.hide,
    reset_image: shown.resetPictures,
    reset_focus: focusFirst,
    announce_reset: announceReset,
    clear_reset_announcement: clearReset,
  }

  return {
    update,
    begin() {
      shown.begin()
      events.hear(requests)
      selects = readSelects(form)
      variations = readVariations(selects.names)
      isBeginning = true
      checkUnasked()
      tell('wc_variation_form', [describeForm(form, selects, variations)])
      isBeginning = false
    },
    reset() {
      for (const select of selects.selects) select.value = ''
      tellChanges(selects.selects)
      announceReset()
      tell('announce_reset')
      focusFirst()
      tell('reset_focus')
    },
    stop() {
      events.stop()
      inquiry.drop()
      shown.stop()
      selects.restore()
    },
  }
}
