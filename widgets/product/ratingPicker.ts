import { isShopScriptHere } from '../../src/bridge/oldScripts'
import { emit } from '../../src/bridge/pluginEvents'
import type { Island } from '../../src/islands/island'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { productSettings } from './productSettings'
import { drawStars } from './stars'

const STARS = 5

/** What the picker says: five names, and what is missing; what the server configures wins. */
async function loadTexts(): Promise<{ names: readonly string[]; required: string }> {
  const { productRatingLabels, productRatingRequiredText } = productSettings()
  const hasNames = productRatingLabels.length === STARS
  if (hasNames && productRatingRequiredText) return { names: productRatingLabels, required: productRatingRequiredText }
  const { stars, ratingRequired } = await loadText('product', settings().locale)
  return {
    names: hasNames
      ? productRatingLabels
      : Array.from({ length: STARS }, (_, index) => stars.replace('{n}', String(index + 1))),
    required: productRatingRequiredText || ratingRequired,
  }
}

/**
 * Hides a rating select behind one row of stars, and goes on doing so: other scripts draw some too, now or later (behaviours
 * product.rating.picker-shown-once, product.rating.plain-select-hidden).
 *
 * @param own our stars; where there are none, the first that somebody else drew stay.
 * @returns a function that shows the select again.
 */
function showOnce(select: HTMLSelectElement, own?: Element): () => void {
  const form = select.form ?? select.parentElement ?? select
  const { display } = select.style
  const tidy = () => {
    const all = [...form.querySelectorAll('p.stars')]
    const kept = own ?? all[0]
    for (const stars of all) if (stars !== kept) stars.remove()
    if (kept) select.style.display = 'none'
  }
  const watching = new MutationObserver(tidy)
  watching.observe(form, { childList: true, subtree: true })
  tidy()
  return () => {
    watching.disconnect()
    select.style.display = display
  }
}

/** Puts stars in the place of a rating select, and asks for them where they are required (contract 8.3). */
function replaceSelect(select: HTMLSelectElement, names: readonly string[], missing: string): () => void {
  const { form } = select
  const { stars, focus, undo } = drawStars(select, names)
  const showSelect = showOnce(select, stars)
  const isRequired = productSettings().productRatingRequired
  const wasRequired = select.required
  // A required field that cannot be seen would hold back the form without a word: the stars ask in its place.
  select.required = false
  const ask = (event: Event) => {
    if (!isRequired || select.value || !(event.target as Element).closest('[type="submit"]')) return
    event.preventDefault()
    event.stopPropagation()
    alert(missing)
    focus()
  }
  form?.addEventListener('click', ask)
  emit('init', [], select)
  return () => {
    form?.removeEventListener('click', ask)
    select.required = wasRequired
    undo()
    showSelect()
  }
}

/**
 * The rating of a review as stars (behaviours product.rating.*). Where the shop's own script still runs it draws them; on custom product
 * pages they are kept to one row.
 */
export default function attach(island: Island): () => void {
  const select = island.host as HTMLSelectElement
  let undo = () => {}
  let hasLeft = false
  if (isShopScriptHere('single-product')) undo = select.closest('.custom-product-page') ? showOnce(select) : undo
  else
    loadTexts().then(({ names, required }) => {
      if (!hasLeft) undo = replaceSelect(select, names, required)
    }, island.fail)
  return () => {
    hasLeft = true
    undo()
  }
}
