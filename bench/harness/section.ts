/** Something the project wants to reach, and whether it did. */
export interface Goal {
  text: string
  isMet: boolean
  /** What was measured, with its unit. */
  figure: string
}

/** One group of bars of the chart. */
export interface BarGroup {
  title: string
  /** What the values are: `ms`, `KiB`. */
  unit: string
  bars: readonly { label: string; value: number }[]
}

/** What one measurement found. */
export interface Section {
  title: string
  /** How it was measured, in a sentence or two. */
  method: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  goals: readonly Goal[]
  charts: readonly BarGroup[]
}

/** @returns a time as the tables show it: two digits that matter, milliseconds. */
export function ms(value: number): string {
  return Number.isNaN(value) ? '–' : `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
}

/** @returns a factor as the tables show it. */
export function times(value: number): string {
  return Number.isFinite(value) ? `${value < 10 ? value.toFixed(2) : value.toFixed(0)}×` : '–'
}

/** @param limit the highest value that still meets the goal, in the unit that `show` prints. @returns the goal. */
export function atMost(text: string, value: number, limit: number, show: (value: number) => string): Goal {
  return { text, isMet: value <= limit, figure: show(value) }
}
