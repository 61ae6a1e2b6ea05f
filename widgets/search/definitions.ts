import { defineArea } from '../../src/islands/area'
import { FIELD, SEARCH, SEND } from './searchSelectors'

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
    // The theme's own live search, which does all of this where it still runs.
    replaces: { tags: ['live-search.'], handle: 'flatsome-live-search', ours: 'stands back' },
    component: 'SearchForm',
  },
])
