/** Elements of a page: those that a CSS selector matches; of these, where `text` is given, those that contain it or are named by it. */
export type Target = string | { css: string; text: string }

/** What can be seen of a target: how many there are, and all the rest about the first. */
export interface Sight {
  count: number
  text: string
  /** What a field holds; empty for all others. */
  value: string
  isChecked: boolean
  isFocused: boolean
  /** Where a pointer meets it; null where it moves, something covers it, or it cannot be brought into the window. */
  point: { x: number; y: number } | null
}

/** Looks at what the shopper can see of a target; for `ask`. @param reach whether it is brought into the window. */
export async function look(target: Target, reach: boolean): Promise<Sight> {
  const { css, text } = typeof target === 'string' ? { css: target, text: '' } : target
  const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      `${wordsOf(element)} ${element.getAttribute('aria-label')}`.includes(text),
  )
  const [first] = found
  if (!first) return { count: 0, text: '', value: '', isChecked: false, isFocused: false, point: null }

  // The first line of what runs over several; an inline element around a block begins with an empty one.
  const boxOf = () => [...first.getClientRects()].find(({ width }) => width > 0) ?? first.getBoundingClientRect()
  const isInside = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  if (reach && !isInside(boxOf())) first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const before = boxOf()
  if (reach) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const box = boxOf()
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  const isMet = !!hit && first.contains(hit)
  // One that is about to slide is still where it was, in WebKit for several frames.
  const isSliding = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .some(({ effect }) => (effect as KeyframeEffect).target?.contains(first))
  const isStill = !isSliding && before.x === box.x && before.y === box.y
  const field = first as Partial<HTMLInputElement>
  return {
    count: found.length,
    text: wordsOf(first),
    value: field.value ?? '',
    isChecked: field.checked ?? false,
    isFocused: document.activeElement === first,
    point: isMet && isStill ? point : null,
  }
}

/**
 * Chooses the option of a select that the shopper reads; for `ask`. Lists of options are windows of the system's, which no driver reaches.
 */
export function chooseOption(css: string, label: string): void {
  const select = document.querySelector<HTMLSelectElement>(css)
  const option = [...(select?.options ?? [])].find(({ text }) => text.trim() === label)
  if (!select || !option) throw new Error(`no option ${label} in ${css}`)
  select.focus()
  // A choice begins with a key or a pointer.
  select.dispatchEvent(new KeyboardEvent('keydown', { key: label, bubbles: true }))
  select.value = option.value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}
