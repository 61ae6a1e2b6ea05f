/** The pairs of neighbouring letters in a name, without regard to case and to what stands between its words. */
function pairsIn(name: string): Set<string> {
  const letters = [...name.toLowerCase().replace(/[^a-z]/g, '')]
  return new Set(letters.map((_, index) => letters.slice(index, index + 2).join('')))
}

/** How alike two names are: the share of their pairs of letters that both have, 0 to 1. */
function likeness(one: string, other: string): number {
  const pairs = pairsIn(one)
  const otherPairs = pairsIn(other)
  const shared = [...pairs].filter((pair) => otherPairs.has(pair))
  return (2 * shared.length) / (pairs.size + otherPairs.size)
}

/**
 * An unknown setting's name with the known one that it most likely was meant to be, for the message to the author.
 *
 * @param known the names there are; at least one.
 */
export function nearestSetting(unknown: string, known: readonly string[]): string {
  const nearest = known.reduce((best, name) => (likeness(unknown, name) > likeness(unknown, best) ? name : best))
  return `${unknown} (did you mean ${nearest}?)`
}
