import { parseHtml } from '../../src/page/trustedHtml'
import type { Suggestion } from '../../src/server/search'
import { boldMatches, isMessage } from './suggestionName'

function make(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.append(...content)
  return element
}

/**
 * Draws one suggestion in the elements that the theme's styles know (contract 10): picture, name, price.
 *
 * @param text what was searched for.
 */
export function drawRow(suggestion: Suggestion, text: string): HTMLElement {
  const { img, price } = suggestion
  const row = make('div', 'autocomplete-suggestion')
  row.setAttribute('role', 'option')
  if (isMessage(suggestion)) row.setAttribute('aria-disabled', 'true')
  if (img) {
    const image = make('img', 'search-image')
    // The name stands beside it. Of a long list only those are fetched that come into view.
    for (const [name, value] of Object.entries({ alt: '', loading: 'lazy', src: img })) image.setAttribute(name, value)
    row.append(image)
  }
  row.append(make('div', 'search-name', ...boldMatches(suggestion, text)))
  if (price) row.append(make('span', 'search-price', parseHtml(price)))
  return row
}
