import { attempt } from '../../../src/page/callbacks'
import { dispatch } from '../../../src/page/events'
import type { FormEvents } from './formEvents'
import { type AddButtonView, type SetView, VARIATION_PLACE } from './formView'
import { createIdFields } from './idFields'
import { limitQuantity, limitsOf } from './quantityLimits'
import { showPictures } from './showPictures'
import { asText, type VariationData } from './variationData'
import { drawVariation } from './variationTemplate'

/** Milliseconds from a choice until its variation is shown (contract 5.5), so that screen readers announce the choice first. */
const DELAY = 300

/**
 * Who a change of the variation comes from: our own form, where nothing is said, or another script, which has raised the event itself.
 * `again`: nobody has changed it; others, who have come since, are told.
 */
type Origin = 'theirs' | 'again' | undefined

/** Everything that a page shows of a form's variation (contract 5.5, 5.6). */
export interface ShownVariation {
  /**
   * Shows the part with price, quantity and button, which some templates print hidden: when the form begins, and not with each variation,
   * because other scripts may hide it again.
   */
  begin(): void
  /** Notes what the server printed as the variation's id, and forgets an id that is there: the options count. */
  noteId(): void
  /**
   * A variation was found: the page shows it, and others are told.
   *
   * @param origin `theirs`: another script has found it, and has raised `found_variation` itself. `again`: the quantity stays. If the
   *   variation is as before, so does what is drawn, or screen readers would announce it twice, and our own event is not raised.
   */
  show(variation: VariationData, origin?: Origin): void
  /** Shows the variation that is shown, if one is, and tells it again. @returns whether one is. */
  showAgain(): boolean
  /**
   * Nothing is chosen: the page shows the product itself, and others are told.
   *
   * @param origin `theirs`: another script has asked for it, and has raised `reset_data` itself. `again`: our own event is not raised where
   *   no variation was shown.
   */
  reset(origin?: Origin): void
  /** The choice has changed: what was found for the one before, and is still to be shown, is not. */
  drop(): void
  /** Sets whether the button can add the variation that is shown. */
  allow(isPurchasable: boolean): void
  /** The variation is to be hidden: its pictures are removed, and the button cannot add. */
  hide(): void
  /** Shows the product's own pictures. */
  resetPictures(): void
  /** Sets the id of the variation that will be added; the empty string for none. `change` is fired. */
  setId(id: string): void
  /** Shows the product as the server made it, and cancels everything that is still to be shown. */
  stop(): void
}

/** Gives audio and video in a description the players of WordPress, whose own script looks for some at load only. What has one keeps it. */
function startPlayers(place: Element | null): void {
  if (!place?.querySelector('audio,video')) return
  attempt(() => window.wp?.mediaelement?.initialize?.())
}

/**
 * Makes what shows the variation of a form.
 *
 * @param tell raises the form's events.
 * @param setView changes what the form shows.
 */
export function createShownVariation(form: HTMLElement, { tell }: FormEvents, setView: SetView): ShownVariation {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The variation that is shown. */
  let current: VariationData | undefined
  /** What was drawn last, before others have changed it. */
  let drawn: { place: HTMLElement; copy: Node } | undefined
  const idFields = createIdFields(form)
  /** All parts that were printed hidden, also those that an earlier beginning has shown: they stay shown. */
  const opened = new Set<HTMLElement>()

  /** A plugin may have put other content into the form, so the place is looked up each time. A form without one shows nothing. */
  const findPlace = () => form.querySelector<HTMLElement>(VARIATION_PLACE)
  const drop = () => {
    clearTimeout(timer)
    current = undefined
  }
  const draw = (place: HTMLElement, variation: VariationData, origin: Origin) => {
    const drawing = drawVariation(variation)
    if (origin === 'again' && drawn?.place === place && drawing.isEqualNode(drawn.copy))
      return setView({ isOpen: true })
    drawn = { place, copy: drawing.cloneNode(true) }
    setView({ drawn: { place, content: [...drawing.childNodes] }, isOpen: true })
  }
  const buttonFor = (isPurchasable: boolean): AddButtonView => ({ state: isPurchasable ? 'ready' : 'is-unavailable' })
  const show: ShownVariation['show'] = (variation, origin) => {
    const { is_purchasable, is_in_stock, variation_is_visible, variation_id } = variation
    const isPurchasable = !!(is_purchasable && is_in_stock && variation_is_visible)
    const limits = limitsOf(variation)
    // At once, because the shopper may click before the price has slid in.
    setView({ button: buttonFor(isPurchasable), variation, limits })
    showPictures(form, variation)
    idFields.set(asText(variation_id))
    if (origin !== 'again') limitQuantity(form, limits)
    const isAsBefore = origin === 'again' && JSON.stringify(variation) === JSON.stringify(current)
    drop()
    current = variation
    timer = setTimeout(() => {
      const place = findPlace()
      if (place) draw(place, variation, origin)
      tell('show_variation', [variation, isPurchasable], place ?? form)
      startPlayers(place)
    }, DELAY)
    if (!isAsBefore) dispatch('shop-islands:variation-found', { variation, isPurchasable }, form)
    // Last, because a plugin may answer it with a choice of its own.
    if (origin !== 'theirs') tell('found_variation', [variation])
  }
  return {
    noteId: idFields.note,
    begin() {
      for (const part of form.querySelectorAll<HTMLElement>('.single_variation_wrap'))
        if (part.style.display === 'none') opened.add(part)
      setView({ opened: [...opened] })
    },
    setId: idFields.set,
    drop,
    allow: (isPurchasable) => setView({ button: buttonFor(isPurchasable) }),
    hide() {
      setView({ button: { state: 'selection-needed' } })
      showPictures(form, null)
    },
    resetPictures: () => showPictures(form, null),
    stop() {
      drop()
      idFields.restore()
      // The island may be ending because of an error in this; the rest of the page is restored all the same.
      attempt(() => showPictures(form, null))
    },
    show,
    showAgain() {
      if (current) show(current, 'again')
      return !!current
    },
    reset(origin) {
      const isAsBefore = origin === 'again' && !current
      drop()
      setView({ variation: undefined, isOpen: false, button: { state: 'selection-needed' } })
      showPictures(form, null)
      tell('reset_image')
      tell('hide_variation', [], findPlace() ?? form)
      if (!isAsBefore) dispatch('shop-islands:variation-reset', {}, form)
      // Last, because a plugin may answer it with a choice of its own.
      if (origin !== 'theirs') tell('reset_data')
    },
  }
}
