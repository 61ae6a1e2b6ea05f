import { defineArea } from '../../src/islands/area'
import { FIELD, SEARCH, SEND } from './searchSelectors'

/** The header's search. */
export const search = defineArea('search', () => import('./index'), [
  {
    name: 'search',
    selectors: SEARCH,
    wake: 'touch',
    // Typing is never prevented: what was typed before the component is there is handed to it.
    claims: { input: ({ target }) => (target as Element).matches(FIELD) },
    // What the form shows while it asks the shop.
    busyClass: 'loading',
    busyElement: (form) => form.querySelector(SEND),
    // The theme's own live search, where it still runs, does all of this itself.
    replaces: { tags: ['live-search.'], handle: 'flatsome-live-search', ours: 'stands back' },
    component: 'SearchForm',
  },
])
