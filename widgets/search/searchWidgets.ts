import type { WidgetDefinition } from '../../src/islands/definition'
import { FIELD, SEARCH } from './searchHooks'

/** The theme's own live search, where it still runs, does all of this itself. */
const isOldSearchHere = () => !!document.querySelector('script[src*="live-search"]')

/** The header's search. */
export const searchWidgets: readonly WidgetDefinition[] = [
  {
    name: 'search',
    hooks: SEARCH,
    wake: 'interaction',
    events: ['focusin', 'input'],
    claims: ({ target }) => (target as Element).matches(FIELD) && !isOldSearchHere(),
    attach: () => import('./search'),
  },
  {
    // A shopper may be typing before these lines are there; nothing else would tell that the field has the focus.
    name: 'search-at-work',
    hooks: `:is(${SEARCH}) ${FIELD}:focus`,
    wake: 'load',
    attach: async () => ({
      default({ host }) {
        host.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
        return undefined
      },
    }),
  },
]
