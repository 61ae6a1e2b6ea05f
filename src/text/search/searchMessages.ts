/** The texts of the header's search; what the author sets wins over them. */
export interface SearchMessages {
  /** Nothing was found, where the page says so. */
  noResults: string
  /** Names the list of suggestions. */
  suggestions: string
  /** Spoken when suggestions are there; `{count}` stands for their number. */
  suggestionCount: string
}
