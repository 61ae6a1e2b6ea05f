import type { Suggestion } from '../../src/server/search'
import { fits } from './suggestionName'
import { drawRow } from './suggestionRow'

/** How many rows are drawn at a time: a long answer is drawn as far as the shopper goes into it. */
const PORTION = 50

/** The box at rest and at its highest (behaviour search.suggest.box-at-most-300-px), whatever a theme says. */
const SIZE = 'box-sizing:border-box;max-height:300px;overflow-y:auto;overscroll-behavior:contain'

let boxCount = 0

/** The list below a search field; the field keeps the focus and is told which row is meant. */
export interface SuggestionBox {
  /** Can the box be seen? */
  isOpen(): boolean
  /** The suggestion that the keys have come to. */
  selected(): Suggestion | undefined
  /** The suggestion in whose row an element is. */
  suggestionAt(element: Element): Suggestion | undefined
  /** Shows suggestions for a text, none of them selected. `name` names the list. */
  show(suggestions: readonly Suggestion[], text: string, name: string): void
  /** Keeps of what it shows only that which has the new text in its name. */
  narrow(text: string): void
  /** Shows a sentence in place of suggestions. */
  say(message: string): void
  /** Goes to the next row, or back to the one before; past the first to none. */
  step(by: 1 | -1): void
  close(): void
}

/**
 * Makes the box of a search field, closed.
 *
 * @param place where it is drawn (contract 10).
 */
export function createSuggestionBox(place: HTMLElement, field: HTMLElement): SuggestionBox {
  boxCount += 1
  const id = `shop-islands-suggestions-${boxCount}`
  let list: readonly Suggestion[] = []
  let searched = ''
  let label = ''
  let index = -1
  let box = document.createElement('div')

  const open = () => {
    box = document.createElement('div')
    box.className = 'autocomplete-suggestions'
    box.style.cssText = SIZE
    select(-1)
    place.replaceChildren(box)
  }

  const draw = (end: number) => {
    const rows = list.slice(box.children.length, end).map((suggestion, offset) => {
      const row = drawRow(suggestion, searched)
      const number = box.children.length + offset
      row.id = `${id}-${number}`
      row.dataset['index'] = String(number)
      row.setAttribute('aria-selected', 'false')
      row.setAttribute('aria-setsize', String(list.length))
      row.setAttribute('aria-posinset', String(number + 1))
      return row
    })
    box.append(...rows)
  }

  const mark = (isSelected: boolean) => {
    const row = box.children[index]
    row?.classList.toggle('autocomplete-selected', isSelected)
    row?.setAttribute('aria-selected', String(isSelected))
    return row
  }

  const select = (next: number) => {
    mark(false)
    index = next
    const row = mark(true)
    if (row) field.setAttribute('aria-activedescendant', row.id)
    else field.removeAttribute('aria-activedescendant')
    row?.scrollIntoView({ block: 'nearest' })
  }

  const expand = (isExpanded: boolean) => {
    field.setAttribute('aria-expanded', String(isExpanded))
    if (isExpanded) field.setAttribute('aria-controls', id)
    else field.removeAttribute('aria-controls')
  }

  const close = () => {
    list = []
    select(-1)
    place.replaceChildren()
    expand(false)
  }

  const show = (suggestions: readonly Suggestion[], text: string, name: string) => {
    list = suggestions
    searched = text
    label = name
    open()
    box.id = id
    box.setAttribute('role', 'listbox')
    box.setAttribute('aria-label', name)
    draw(PORTION)
    box.addEventListener('scroll', () => {
      if (box.scrollTop + 2 * box.clientHeight > box.scrollHeight) draw(box.children.length + PORTION)
    })
    expand(true)
  }

  return {
    isOpen: () => place.contains(box),
    selected: () => list[index],
    suggestionAt: (element) => list[Number(element.closest<HTMLElement>('[data-index]')?.dataset['index'])],
    show,
    narrow(text) {
      const fitting = list.filter((suggestion) => fits(suggestion, text))
      if (fitting[0]) show(fitting, text, label)
      else close()
    },
    say(message) {
      list = []
      open()
      const line = document.createElement('div')
      line.className = 'autocomplete-no-suggestion'
      line.textContent = message
      box.append(line)
      expand(false)
    },
    step(by) {
      const next = Math.min(Math.max(index + by, -1), list.length - 1)
      if (next >= box.children.length) draw(next + PORTION)
      select(next)
    },
    close,
  }
}
