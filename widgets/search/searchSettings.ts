import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the header's search that can be set, with its default. */
export const defaultSearchSettings = {
  /** Milliseconds from the last key to the request (behaviour search.suggest.latency-from-setting). */
  searchLatency: 0,
  /** Show a message where nothing was found? */
  searchNoResults: false,
  /** That message; empty: in the shopper's language. */
  searchNoResultsText: '',
  /** Milliseconds until an answer counts as lost. */
  searchTimeout: 10_000,
}

/** The settings of the search, merged and of the right types (contract 0.6). */
export const searchSettings: () => typeof defaultSearchSettings = defineSettings(
  defaultSearchSettings,
  { 'flatsomeVars.options': { search_result_latency: 'searchLatency' } },
  'search',
)
