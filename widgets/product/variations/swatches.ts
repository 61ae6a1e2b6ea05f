import { listen } from '../../../src/bridge/pluginEvents'
import type { Island } from '../../../src/islands/island'
import { report } from '../../../src/page/report'
import { productSettings } from '../productSettings'
import { makeSwatchGroup } from './swatchGroup'

/** Milliseconds from new options to the swatches that follow them (contract 6): other scripts may change the options first. */
const FOLLOW_DELAY = 100

/** Where the chosen swatch is named, in the layout `stacked` (contract 6). */
function makeValuePlace(label: Element | null | undefined): HTMLElement | undefined {
  if (!label || productSettings().productSwatchLayout !== 'stacked') return
  const place = document.createElement('span')
  place.className = 'ux-swatch-selected-value'
  label.append(place)
  return place
}

/**
 * The swatches of one attribute in a variation form (contract 6; behaviours product.variation.swatch-*). They stand for the options of
 * a select, which stays the source of truth: swatches set it, and follow it whoever sets it.
 */
export default function attach(island: Island): (() => void) | undefined {
  const { host } = island
  const form = host.closest<HTMLElement>('form') ?? host.parentElement
  const name = host.dataset['attribute_name']
  const select = [...(form?.querySelectorAll('select') ?? [])].find(
    ({ dataset, name: own }) => !!name && [dataset['attribute_name'], own].includes(name),
  )
  if (!form || !select) {
    report('swatches-without-select', host)
    return
  }
  // Not by the select's id, which the page and its quick view may both have.
  const label = host.closest('tr')?.querySelector('.label')
  const group = makeSwatchGroup(island, (label ?? select.labels[0])?.textContent, (swatch, isPress) => {
    const { value = '' } = swatch.dataset
    const former = select.value
    const isUndone = isPress && value === former
    if (isUndone && productSettings().productSwatchStays) return
    select.value = isUndone ? '' : value
    // The option may be gone by now.
    if (select.value !== (isUndone ? '' : value)) select.value = former
    else select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const valuePlace = makeValuePlace(label)

  const showChosen = () => {
    const chosen = group.swatches.find(({ dataset }) => dataset['value'] === select.value)
    group.mark(chosen)
    valuePlace?.replaceChildren(chosen?.dataset['name'] ?? '')
  }
  const showDisabled = () => {
    const open = [...select.options].flatMap(({ disabled, value }) => (disabled ? [] : value))
    for (const swatch of group.swatches) {
      const isOpen = open.includes(swatch.dataset['value'] ?? '')
      swatch.classList.toggle('disabled', !isOpen)
      swatch.setAttribute('aria-disabled', String(!isOpen))
    }
    showChosen()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    timer = setTimeout(showDisabled, FOLLOW_DELAY)
  }
  host.classList.add('ux-swatches-js-attached')
  showDisabled()
  const stops = [listen('change', showChosen, form), listen('woocommerce_update_variation_values', follow, form)]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    valuePlace?.remove()
  }
}
