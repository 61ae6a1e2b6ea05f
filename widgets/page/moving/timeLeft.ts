const MOMENT = /^(\d{4})[/-](\d\d?)[/-](\d\d?)(?: (\d\d?):(\d\d)(?::(\d\d))?)?$/

/**
 * When a countdown ends, in the time zone of the shopper's device, as in the theme.
 *
 * @param text as the theme prints it, `2027/1/31 18:00`; the time may be absent, or have seconds.
 * @returns epoch milliseconds, where a day that the month does not have is one of the next; `undefined` where the text is no such time.
 */
export function readMoment(text: string): number | undefined {
  const found = MOMENT.exec(text.trim())
  if (!found) return undefined
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0))
  return new Date(year, month - 1, day, hours, minutes, seconds).getTime()
}

/** What a countdown counts, by the names in its attributes. */
type Unit = 'week' | 'day' | 'hour' | 'min' | 'sec'

/** The parts of a span of time, largest first: weeks and days only where there are any. */
export function partsOf(seconds: number): readonly (readonly [Unit, number])[] {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const weeks = Math.floor(days / 7)
  return [
    ...(weeks > 0 ? [['week', weeks] as const] : []),
    ...(days % 7 > 0 ? [['day', days % 7] as const] : []),
    ['hour', hours % 24],
    ['min', minutes % 60],
    ['sec', seconds % 60],
  ]
}

/**
 * The word for a number of units: the singular for one, else the printed plural; where none is printed, hours, days and weeks get the
 * common plural ending.
 *
 * @param texts the `data-*` of the countdown.
 */
export function wordFor(unit: Unit, count: number, texts: DOMStringMap): string {
  const name = `text${unit[0]?.toUpperCase()}${unit.slice(1)}`
  const one = texts[name] ?? ''
  if (count === 1) return one
  const takesEnding = unit !== 'min' && unit !== 'sec'
  return texts[`${name}P`] || (takesEnding ? one + (texts['textPlural'] ?? '') : one)
}
