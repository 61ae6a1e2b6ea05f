import { dispatch } from '../../../src/page/events'
import { fire } from '../fire'
import type { VariationData } from '../variationCall'
import { asText } from './asText'
import type { FormEvents } from './formEvents'
import type { AddButtonState, ShowView } from './formView'
import { limitQuantity, limitsOf } from './quantityLimits'
import { createReveal } from './reveal'
import { updatePictures } from './updatePictures'
import { showVariationGallery } from './variationGallery'
import { drawVariation } from './variationTemplate'

/** What a page shows of the variation of a form: everything of contract 5.5 and 5.6. */
export interface ShownVariation {
  /**
   * Notes what the server printed into the form. The browser may bring back an id from before a reload, which is silently taken out: what
   * the options say counts. The place of price, quantity and button, which some templates print hidden, is shown; not with each
   * variation, for others may hide it again.
   */
  begin(): void
  /**
   * A variation was found: the page shows it, and everybody hears of it.
   *
   * @param isTold another script has found it, and raised `found_variation` itself.
   */
  show(variation: VariationData, isTold?: boolean): void
  /**
   * Nothing is chosen: the page shows the product itself, and everybody hears of it.
   *
   * @param isTold another script wants it so, and raised `reset_data` itself.
   */
  reset(isTold?: boolean): void
  /** Says of the button whether what is shown can be bought. */
  allow(isPurchasable: boolean): void
  /** The variation counts as hidden: its pictures go, and the button cannot add. */
  hide(): void
  /** Shows the product's own pictures. */
  resetPictures(): void
  /** Says which variation will be added; the empty string for none yet. `change` is fired. */
  setId(id: string): void
  /** The page shows the product as the server made it, and what is still to come does not. */
  stop(): void
}

/** The fields of a form that carry the variation's id. */
function idFields(form: HTMLElement): Iterable<HTMLInputElement> {
  return form.querySelectorAll<HTMLInputElement>('input[name="variation_id"],input.variation_id')
}

/** Takes the id out, unless it is none, as `0`. */
function forgetId(form: HTMLElement): void {
  for (const field of idFields(form)) if (Number(field.value)) field.value = ''
}

/** Gives audio and video in a description the players of WordPress, whose own script looks for some at load only. What has one keeps it. */
function startPlayers(): void {
  const { wp } = window as { wp?: { mediaelement?: { initialize?(): void } } }
  wp?.mediaelement?.initialize?.()
}

/**
 * @param tell raises the form's events.
 * @param show shows what the button can do.
 */
export function createShownVariation(form: HTMLElement, { tell }: FormEvents, show: ShowView): ShownVariation {
  const reveal = createReveal(form)
  const printedIds = new WeakMap<HTMLInputElement, string>()
  const opened = new Set<HTMLElement>()

  const showPictures = (variation: VariationData | null) => {
    if (!showVariationGallery(form, variation)) updatePictures(form, variation)
  }
  const setId = (id: string) => {
    for (const field of idFields(form)) {
      field.value = id
      fire(field, 'change')
    }
  }
  /** Sent with options that are chosen from now on, the id would be that of another variation. */
  const giveIdBack = () => {
    for (const field of idFields(form)) field.value = printedIds.get(field) ?? ''
    forgetId(form)
  }
  const buttonFor = (isPurchasable: boolean): AddButtonState => (isPurchasable ? 'ready' : 'is-unavailable')
  const hide = () => {
    show({ button: 'selection-needed' })
    showPictures(null)
  }
  return {
    begin() {
      for (const field of idFields(form)) if (!printedIds.has(field)) printedIds.set(field, field.value)
      reveal.look()
      forgetId(form)
      for (const part of form.querySelectorAll<HTMLElement>('.single_variation_wrap')) {
        if (part.style.display !== 'none') continue
        part.style.display = ''
        opened.add(part)
      }
    },
    setId,
    allow: (isPurchasable) => show({ button: buttonFor(isPurchasable) }),
    hide,
    resetPictures: () => showPictures(null),
    stop() {
      reveal.stop()
      for (const { style } of opened) style.display = 'none'
      giveIdBack()
      try {
        showPictures(null)
      } catch (error) {
        // It may be what took the form off; the rest of the page is given back all the same.
        reportError(error)
      }
    },
    show(variation, isTold = false) {
      const { is_purchasable, is_in_stock, variation_is_visible, variation_id } = variation
      const isPurchasable = !!(is_purchasable && is_in_stock && variation_is_visible)
      // At once: whoever clicks before the price has slid in has chosen all the same.
      show({ button: buttonFor(isPurchasable), variation, limits: limitsOf(variation) })
      showPictures(variation)
      setId(asText(variation_id))
      limitQuantity(form, variation)
      reveal.show(
        () => drawVariation(variation),
        () => {
          tell('show_variation', [variation, isPurchasable], reveal.look() ?? form)
          startPlayers()
        },
      )
      if (!isTold) tell('found_variation', [variation])
      dispatch('shop-islands:variation-found', { variation, isPurchasable }, form)
    },
    reset(isTold = false) {
      show({ variation: undefined })
      reveal.hide()
      hide()
      tell('reset_image')
      tell('hide_variation', [], reveal.look() ?? form)
      if (!isTold) tell('reset_data')
      dispatch('shop-islands:variation-reset', {}, form)
    },
  }
}
