import { jQueryNow } from '../../src/bridge/whenJQuery'
import { defineArea } from '../../src/islands/area'
import type { OldScript } from '../../src/islands/oldScripts'
import { FIELD, PLACE, SEARCH, SEND } from './searchSelectors'

/** jQuery as far as it tells what a script keeps with an element. */
interface WithData {
  data?(element: Element, key: string): unknown
}

/** The names under which libraries that make suggestions keep their objects with a field: the theme's, and jQuery UI. */
const SUGGESTERS = ['autocomplete', 'ui-autocomplete']

/**
 * The theme's own live search, which does all of this where it still runs. Where an optimiser has merged it into another file, it is known
 * by what its library keeps with the field: whoever has put that there makes suggestions.
 */
const liveSearch: OldScript = {
  tags: ['live-search.'],
  handle: 'flatsome-live-search',
  isHere(form) {
    const field = form?.querySelector(FIELD)
    return !!field && SUGGESTERS.some((name) => jQueryNow<WithData>()?.data?.(field, name))
  },
  ours: 'stands back',
}

/**
 * Another theme, whose search forms may have the same classes: its shop makes no suggestions. Those of a child theme need not have the
 * place for them, but its pages have the theme's settings.
 */
const otherTheme: OldScript = {
  isHere: (form) => !!form && !form.matches(`[data-island],:has(${PLACE})`) && !('flatsomeVars' in window),
  ours: 'stands back',
}

/** The header's search. */
export const search = defineArea('search', () => import('./index'), [
  {
    name: 'search',
    selectors: SEARCH,
    wake: 'touch',
    // Typing cannot be prevented: the claim keeps what was typed before the component is there.
    claims: { input: ({ target }) => (target as Element).matches(FIELD) },
    // The class that the form has while suggestions are fetched.
    busyClass: 'loading',
    busyElement: (form) => form.querySelector(SEND),
    replaces: [liveSearch, otherTheme],
    component: 'SearchForm',
  },
])
