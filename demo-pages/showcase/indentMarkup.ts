import type { Html } from '../html'

const isEmptyElement = (tag: string) => /^<(area|br|col|hr|img|input|link|source|track|wbr)\b/.test(tag)
const isEnd = (piece: string | undefined): piece is string => piece?.startsWith('</') === true

/** @returns the markup to be read: a line for each element, what is in it two spaces further in, texts on the line of their element. */
export function indentMarkup({ source }: Html): string {
  const pieces = (source.match(/<(?:"[^"]*"|[^">])*>|[^<]+/g) ?? [])
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '')
  const lines: string[] = []
  let depth = 0
  const add = (line: string) => lines.push('  '.repeat(depth) + line)
  for (let at = 0; at < pieces.length; at++) {
    const [piece = '', next, afterNext] = pieces.slice(at, at + 3)
    const isStart = piece.startsWith('<') && !isEnd(piece) && !isEmptyElement(piece)
    if (isEnd(piece)) depth -= 1
    if (isStart && isEnd(next)) {
      add(piece + next)
      at += 1
    } else if (isStart && next !== undefined && !next.startsWith('<') && isEnd(afterNext)) {
      add(piece + next + afterNext)
      at += 2
    } else {
      add(piece)
      if (isStart) depth += 1
    }
  }
  return lines.join('\n')
}
