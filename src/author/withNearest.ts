/** The pairs of neighbouring letters in a name. Case, and what separates its words, do not count. */
function pairsIn(name: string): Set<string> {
  const letters = [...name.toLowerCase().replace(/[^a-z]/g, '')]
  return new Set(letters.map((_, index) => letters.slice(index, index + 2).join('')))
}

/** Names that are less alike than this have nothing to do with each other. */
const LEAST_LIKENESS = 0.4

/** How alike two names are: the share of their pairs of letters that both have, 0 to 1. */
function likeness(one: string, other: string): number {
  const pairs = pairsIn(one)
  const otherPairs = pairsIn(other)
  const shared = [...pairs].filter((pair) => otherPairs.has(pair))
  return (2 * shared.length) / (pairs.size + otherPairs.size)
}

/**
 * An unknown name followed by the known one that was probably meant, for a message to the author; the unknown name alone where no known one
 * is similar.
 *
 * @param known the names that exist.
 */
export function withNearest(unknown: string, known: readonly string[]): string {
  const [nearest] = known
    .map((name) => ({ name, alike: likeness(unknown, name) }))
    .filter(({ alike }) => alike >= LEAST_LIKENESS)
    .sort((one, other) => other.alike - one.alike)
  return nearest ? `${unknown} (did you mean ${nearest.name}?)` : unknown
}
