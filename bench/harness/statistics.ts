/** @returns the middle of the values (the mean of the two middle ones of an even number); `NaN` for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

/**
 * Measures several sides in turn (ABCABC…), so that whatever else the machine does falls on all of them alike.
 *
 * @param sides what is compared.
 * @param runs how often each is measured.
 * @param measure measures one side once.
 * @returns the results of each side, in the order of the runs.
 */
export async function alternately<Side, Result>(
  sides: readonly Side[],
  runs: number,
  measure: (side: Side) => Promise<Result>,
): Promise<Map<Side, Result[]>> {
  const results = new Map<Side, Result[]>(sides.map((side) => [side, []]))
  for (let run = 0; run < runs; run++) {
    for (const [side, of] of results) of.push(await measure(side))
  }
  return results
}

/** @returns the median of one figure of the results of a side. */
export function medianOf<Side, Result>(
  results: ReadonlyMap<Side, readonly Result[]>,
  side: Side,
  figure: (result: Result) => number,
): number {
  return median((results.get(side) ?? []).map(figure))
}
