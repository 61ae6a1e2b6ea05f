import { fire } from '../fire'
import { readSelects } from './attributeSelects'
import { choiceOf } from './choice'
import { createChoiceResult } from './choiceResult'
import { describeForm } from './describeForm'
import type { FormEvents } from './formEvents'
import type { SetView } from './formView'
import { takeChangeSinceCall } from './jQueryForms'
import { createPhase } from './phase'
import { createShownVariation } from './shownVariation'
import type { VariationData } from './variationData'
import { type Variations, variationsReader } from './variationsReader'

/** Leads from the values of a form's selects to the variation that is shown (contract 5.4). */
export interface VariationController {
  /**
   * Starts, or starts again after the form's content has changed.
   *
   * @param willTellAgain will `tellAgain` be called soon? Then that alone tells of the choice, unless there are other selects or values
   *   now: what they lead to must not wait.
   */
  begin(willTellAgain?: boolean): void
  /**
   * To be called when other scripts have come only after the form had begun: reads the variations anew, which one of them may have changed,
   * and tells what they could not hear of the choice. What the shopper has chosen and typed stays, and so does what is said of it.
   */
  tellAgain(): void
  /** To be called when something in the form has changed. */
  update(): void
  /** To be called when the shopper clears the choice. */
  reset(): void
  /** Restores the page as the server made it; the `data-o_…` attributes of pictures stay, because other scripts use them. */
  stop(): void
}

/**
 * Makes the controller of a form, which also does what other scripts ask for by events (contract 5.7).
 *
 * @param setView changes what the form shows of the choice.
 * @param fail takes the form's island off after an error.
 */
export function createVariationController(
  form: HTMLElement,
  events: FormEvents,
  setView: SetView,
  fail: (error: unknown) => void,
): VariationController {
  const { tell } = events
  const shown = createShownVariation(form, events, setView)
  const readVariations = variationsReader(form)
  let selects = readSelects(form)
  let variations: Variations = { data: [], index: undefined }
  const variationsFor = (names: readonly string[]) =>
    names === selects.names ? variations : { ...variations, index: undefined }
  const result = createChoiceResult(form, events, shown, variationsFor, setView, fail)
  /** The values of the selects that were followed last. */
  let known: readonly string[] = []
  let hasBegun = false
  const beginning = createPhase()
  const telling = createPhase()
  const following = createPhase()

  const announceReset = () => setView({ isCleared: true })
  const clearReset = () => setView({ isCleared: false })

  /** Raises `change` on selects that were changed; the choice is followed once for all of them. */
  const tellChanges = (changed: readonly HTMLSelectElement[]) => {
    telling.during(() => {
      for (const select of changed) fire(select, 'change')
    })
  }

  const prune = () => {
    if (!variations.index) return
    const cleared = selects.prune(variations.index)
    // While a change is followed, what is cleared belongs to it. Otherwise the changes told here have it followed: what was shown before
    // would still be added.
    if (following.isOn()) known = selects.values()
    tellChanges(cleared)
    known = selects.values()
    tell('woocommerce_update_variation_values')
  }

  const check = (given?: unknown) => {
    result.drop()
    known = selects.values()
    prune()
    result.show(choiceOf(given, selects.names, known), beginning.isOn())
  }

  /**
   * Checks the variations where no event has asked for it. The shop's script raises `check_variations` for that and is the first to handle
   * it, so that other listeners find everything done: so we check first and raise it afterwards.
   */
  const checkUnasked = () => {
    check()
    tell('check_variations')
  }

  /**
   * Follows the present values of the selects. Other scripts also raise `change` on a select that has not changed, to have everything done
   * once more and react to it.
   */
  const follow = () => {
    shown.setId('')
    clearReset()
    tell('clear_reset_announcement')
    if (variations.index) tell('woocommerce_variation_select_change')
    following.during(checkUnasked)
    tell('woocommerce_variation_has_changed')
  }

  /** Anything may have changed, by the shopper, another script or the browser's restoring: the values of the selects count. */
  const areFollowed = () => selects.values().every((value, at) => value === known[at])
  const update = () => {
    if (!areFollowed()) follow()
  }

  /** Tells the choice that was followed last once more, by the events that tell of one from before the beginning. */
  const retell = () => {
    const isChosen = selects.areChanged()
    if (isChosen && variations.index) tell('woocommerce_variation_select_change')
    prune()
    result.showAgain(choiceOf(undefined, selects.names, known))
    tell('check_variations')
    if (isChosen) tell('woocommerce_variation_has_changed')
  }

  const tellForm = () => tell('wc_variation_form', [describeForm(form, selects, variations)])

  const heard = {
    change: () => (telling.isOn() ? update() : follow()),
    check_variations: check,
    update_variation_values: prune,
    reload_product_variations() {
      variations = readVariations(selects.names)
      checkUnasked()
    },
    found_variation(variation: unknown) {
      if (variation) shown.show(variation as VariationData, 'theirs')
    },
    show_variation(_variation: unknown, isPurchasable: unknown) {
      shown.allow(!!isPurchasable)
    },
    reset_data: () => shown.reset('theirs'),
    hide_variation: shown.hide,
    reset_image: shown.resetPictures,
    reset_focus: () => selects.focusFirst(),
    announce_reset: announceReset,
    clear_reset_announcement: clearReset,
  }

  return {
    update,
    begin(willTellAgain) {
      shown.begin()
      events.hear(heard)
      const former = selects.selects
      selects = readSelects(form)
      variations = readVariations(selects.names)
      const isSame =
        selects.selects.length === former.length && selects.selects.every((select, at) => select === former[at])
      if (willTellAgain && isSame && areFollowed()) return
      shown.noteId()
      beginning.during(() => {
        // A choice before the form began raised a change that nobody followed. Wallets ask for their amount by what is told of one.
        if (!hasBegun && (selects.areChanged() || takeChangeSinceCall(form))) follow()
        else checkUnasked()
        hasBegun = true
        tellForm()
      })
    },
    tellAgain() {
      variations = readVariations(selects.names)
      if (areFollowed()) retell()
      else follow()
      tellForm()
    },
    reset() {
      selects.clear()
      const isFollowed = areFollowed()
      tellChanges(selects.selects)
      // No select had a value: what is shown was another script's choice. One whose radios stand in place of selects takes it back itself,
      // by `reset_data`.
      if (isFollowed) follow()
      announceReset()
      tell('announce_reset')
      selects.focusFirst()
      tell('reset_focus')
    },
    stop() {
      events.stop()
      result.stop()
      shown.stop()
      selects.restore()
    },
  }
}
