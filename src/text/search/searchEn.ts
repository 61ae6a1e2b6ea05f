import type { SearchMessages } from './searchMessages'

/** The texts of the header's search in English; those that the source quotes are exact. */
export const messages: SearchMessages = {
  noResults: 'No results',
  suggestions: 'Suggestions',
  suggestionCount: 'Suggestions: {count}. Use the up and down arrow keys to choose.',
}
