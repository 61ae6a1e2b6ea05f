import type { Island } from '../../src/islands/island'
import { adoptStyles } from '../../src/page/adoptStyles'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { loadOnce } from '../../src/page/loadOnce'
import { goTo } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import type { SearchQuery, Suggestion } from '../../src/server/search'
import { findSuggestions, recallSuggestions } from '../../src/stores/search/findSuggestions'
import { searchSettings } from '../../src/stores/search/searchSettings'
import { settings } from '../../src/stores/settings'
import { loadSearchText } from '../../src/text/search/loadSearchText'
import type { SearchMessages } from '../../src/text/search/searchMessages'
import { FIELD } from './searchHooks'
import { findPlace, makeCombobox } from './searchParts'
import { searchStyles } from './searchStyles'
import { createSuggestionBox } from './suggestionBox'
import { isMessage, nameOf } from './suggestionName'

/** Characters from which on the shop is asked (behaviour search.suggest.from-3-characters). */
const MINIMUM = 3
/** Milliseconds after which a field that lost the focus counts as left (contract 10). */
const LEAVES_AFTER = 50

const loadTexts = loadOnce(() => loadSearchText(settings().locale))

/** The search form: suggestions while the shopper types (behaviours search.suggest.*, search.no-results.*). */
export default function attach({ host, on }: Island): (() => void) | undefined {
  const field = host.querySelector<HTMLInputElement>(FIELD)
  if (!field) return
  adoptStyles(searchStyles)
  const button = host.querySelector('.submit-button,[type="submit"]')
  const place = findPlace(host)
  const box = createSuggestionBox(place, field)
  const restoreField = makeCombobox(field)
  /** What the shopper typed: while the keys walk through the box, the field shows another name. */
  let typed = field.value
  let searching: AbortController | undefined
  let searchTimer: ReturnType<typeof setTimeout> | undefined
  let leaveTimer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(searchTimer)
    searching?.abort()
    searching = undefined
    button?.classList.remove('loading')
  }

  const close = () => {
    stop()
    if (box.isOpen()) clearAnnouncement()
    box.close()
    if (field.value !== typed) field.value = typed
  }

  const show = (found: readonly Suggestion[], text: string, texts: SearchMessages) => {
    const { searchNoResults, searchNoResultsText } = searchSettings()
    const [first] = found
    const count = found.filter((suggestion) => !isMessage(suggestion)).length
    clearAnnouncement()
    if (first) {
      box.show(found, text, texts.suggestions)
      announce(count ? texts.suggestionCount.replace('{count}', String(count)) : nameOf(first))
    } else if (searchNoResults) {
      box.say(searchNoResultsText || texts.noResults)
      announce(searchNoResultsText || texts.noResults)
    } else box.close()
  }

  const ask = async (query: SearchQuery, signal: AbortSignal) => {
    const known = recallSuggestions(query)
    if (!known) button?.classList.add('loading')
    try {
      const [found, texts] = await Promise.all([known ?? findSuggestions(query, signal), loadTexts()])
      // Meanwhile the shopper typed on: the box always matches the text.
      if (signal.aborted) return
      stop()
      show(found, query.text, texts)
    } catch (error) {
      if (signal.aborted) return
      close()
      report('call-failed', host, error)
    }
  }

  const search = (delay: number) => {
    stop()
    const text = typed.trim().normalize()
    if ([...text].length < MINIMUM) return close()
    const query = { text, category: host.querySelector<HTMLSelectElement>('[name="product_cat"]')?.value ?? '' }
    // Until the answer comes, only what matches the new text stays.
    box.narrow(text)
    searching = new AbortController()
    const { signal } = searching
    searchTimer = setTimeout(() => ask(query, signal), recallSuggestions(query) ? 0 : delay)
  }

  const choose = (suggestion: Suggestion) => {
    if (!isMessage(suggestion) && goTo(suggestion.url)) close()
  }

  const step = (by: 1 | -1) => {
    box.step(by)
    const selected = box.selected()
    field.value = selected && !isMessage(selected) ? nameOf(selected) : typed
  }

  /** Returns whether the key was ours. */
  const press = (key: string): boolean => {
    const selected = box.selected()
    if (key === 'Escape' && (box.isOpen() || searching)) close()
    else if (key === 'ArrowDown' && !box.isOpen()) {
      if (!searching) search(0)
      return false
    } else if (key === 'ArrowDown' || (key === 'ArrowUp' && box.isOpen())) step(key === 'ArrowDown' ? 1 : -1)
    else if (selected && (key === 'Enter' || (key === 'Tab' && !isMessage(selected)))) choose(selected)
    else return false
    return true
  }

  on('focusin', () => {
    if (box.isOpen()) return
    typed = field.value
    search(0)
  })
  on('input', () => {
    typed = field.value
    search(searchSettings().searchLatency)
  })
  on('change', ({ target }) => {
    if (!(target as Element).matches('[name="product_cat"]')) return
    box.close()
    search(0)
  })
  on('keydown', (event) => {
    const { key, target, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent
    if (target !== field && key !== 'Escape') return
    if (isComposing || ctrlKey || metaKey || altKey || shiftKey || !press(key)) return
    event.preventDefault()
    // Esc closes the box, not the panel that the form may be in.
    event.stopPropagation()
  })
  on('focusout', () => {
    clearTimeout(leaveTimer)
    leaveTimer = setTimeout(() => {
      if (document.activeElement !== field) close()
    }, LEAVES_AFTER)
  })
  on('submit', close)
  on('click', ({ target }) => {
    const suggestion = place.contains(target as Node) && box.suggestionAt(target as Element)
    if (suggestion) choose(suggestion)
  })
  // A press on the box, or on its scroll bar, leaves the focus in the field.
  on('mousedown', (event) => {
    if (place.contains(event.target as Node)) event.preventDefault()
  })
  const onPress = ({ target }: Event) => {
    if (!host.contains(target as Node)) close()
  }
  document.addEventListener('pointerdown', onPress)

  return () => {
    clearTimeout(leaveTimer)
    document.removeEventListener('pointerdown', onPress)
    close()
    restoreField()
  }
}
