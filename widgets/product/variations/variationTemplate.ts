import { report } from '../../../src/page/report'
import { parseHtml } from '../../../src/page/trustedHtml'
import { textsOf } from '../../../src/text/text'
import { productSettings } from '../productSettings'
import { asText, type VariationData } from './variationData'

/** The template for pages that do not print one: the same parts in the same elements (contract 5.3). */
const PARTS = [
  ['description', 'variation_description'],
  ['price', 'price_html'],
  ['availability', 'availability_html'],
]
const FALLBACK = PARTS.map(
  ([part, key]) => `<div class="woocommerce-variation-${part}">{{{ data.variation.${key} }}}</div>`,
).join('')

/** Matches templates with logic, or with more than a name in a placeholder: those need WordPress' own engine. */
const LOGIC = /<#|\{\{(?!\{?\s*[\w.-]+\s*\}\})/

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

/**
 * Fills in `{{{ data.variation.key }}}` as HTML and `{{ data.variation.key }}` as text; keys that the variation does not have are empty.
 */
function fill(template: string, variation: VariationData): string {
  return template.replace(/\{\{(\{?)\s*([^{}]+?)\s*\}?\}\}/g, (_placeholder, isRaw, path: string) => {
    let value: unknown = { data: { variation } }
    for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name]
    return isRaw ? asText(value) : escapeHtml(asText(value))
  })
}

/** Fills in the page's template, by WordPress' engine where the template needs it and the page has it. */
function render(id: string, fallback: string, variation: VariationData): string {
  const script = document.getElementById(`tmpl-${id}`)
  const template = (script?.textContent ?? fallback).replace(/\/\*(<!\[CDATA\[|\]\]>)\*\//g, '')
  if (!LOGIC.test(template)) return fill(template, variation)
  try {
    const html = window.wp?.template?.(id)({ variation })
    if (html) return html
    report('template-needs-engine', script)
  } catch (error) {
    report('template-needs-engine', script, error)
  }
  return fill(fallback, variation)
}

/** What is said of a variation that cannot be had, in the shop's words, else in ours. */
export function unavailableText(): string {
  return productSettings().productUnavailableText || textsOf('product').unavailable
}

/** Renders a variation by the page's own templates (contract 5.3); there is a separate one for an unavailable variation. */
export function drawVariation(variation: VariationData): DocumentFragment {
  return parseHtml(
    variation.variation_is_visible
      ? render('variation-template', FALLBACK, variation)
      : render('unavailable-variation-template', `<p role="alert">${escapeHtml(unavailableText())}</p>`, variation),
  )
}
