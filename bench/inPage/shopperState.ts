import { nextFrame } from './frames'

/** The row in which the shopper has been busy. */
const ROW = 20
/** Where the caret stands in what was typed. */
const CARET: readonly [start: number, end: number] = [2, 4]
const TYPED = 'gói quà'
const CHANGED = '7'
const SCROLLED = 200

/** What the shopper has left behind in a mini-cart. */
interface ChangedState {
  /** The key of the row. */
  key: string
  /** Whether the listener that was put on the row's link has been called. */
  hasHeard: boolean
  /** What a widget has rendered into the row. */
  outlet: HTMLElement
}

const rowOf = (root: ParentNode, key: string) =>
  root.querySelector<HTMLElement>(`[data-cart_item_key="${key}"]`)?.closest('li')

/** Does in a mini-cart everything that a swap could undo. */
export async function changeEverything(panel: HTMLElement): Promise<ChangedState> {
  const link = panel.querySelectorAll<HTMLElement>('[data-cart_item_key]')[ROW]
  const row = link?.closest('li')
  const note = row?.querySelector<HTMLInputElement>('.note')
  const quantity = row?.querySelector<HTMLInputElement>('.qty')
  if (!link || !row || !note || !quantity) throw new Error('no row to change')
  const outlet = document.createElement('div')
  outlet.dataset['islandOutlet'] = ''
  outlet.style.display = 'contents'
  const changed: ChangedState = { key: link.dataset['cart_item_key'] ?? '', hasHeard: false, outlet }
  row.append(outlet)
  row.querySelector('details')?.setAttribute('open', '')
  quantity.value = CHANGED
  note.focus({ preventScroll: true })
  // Typing, unlike setting `value`, is what makes a browser call a field changed.
  document.execCommand('insertText', false, TYPED)
  note.setSelectionRange(...CARET)
  panel.querySelector('ul')?.scrollTo(0, SCROLLED)
  link.addEventListener('bench-call', () => {
    changed.hasHeard = true
  })
  await nextFrame()
  return changed
}

/** @returns which of the seven kinds are still there, as a shopper would find them, and which are not. */
export function whatIsKept(changed: ChangedState, panel: HTMLElement): { kept: string[]; lost: string[] } {
  const row = rowOf(panel, changed.key)
  const note = row?.querySelector<HTMLInputElement>('.note')
  row?.querySelector('[data-cart_item_key]')?.dispatchEvent(new Event('bench-call'))
  const kinds: Record<string, boolean> = {
    focus: !!note && document.activeElement === note,
    caret: note?.selectionStart === CARET[0] && note.selectionEnd === CARET[1],
    'typed text': note?.value === TYPED,
    'changed value': row?.querySelector<HTMLInputElement>('.qty')?.value === CHANGED,
    scroll: panel.querySelector('ul')?.scrollTop === SCROLLED,
    'open details': !!row?.querySelector('details')?.open,
    'listeners and islands': changed.hasHeard && !!row?.contains(changed.outlet),
  }
  const names = Object.keys(kinds)
  return { kept: names.filter((kind) => kinds[kind]), lost: names.filter((kind) => !kinds[kind]) }
}
