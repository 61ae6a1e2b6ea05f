import type { Goal, Section } from '../harness/section'

/** What a measurement found, and how it was made. */
export interface Measured {
  section: Section
  /** When, as in `2026-11-23`. */
  day: string
  /** How often each side was measured. */
  runs: number
  /** The runtime and processor. */
  machine: string
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function goalLine({ text, isMet, figure }: Goal): string {
  return `- ${isMet ? 'met' : '**NOT MET**'}: ${text}: ${figure}`
}

/** @returns one measurement: its method, its table, its goals. */
export function sectionInMarkdown({ title, method, columns, rows, goals }: Section): string {
  const table = [columns, columns.map(() => '---'), ...rows].map(tableLine).join('\n')
  return `## ${title}\n\n${method}\n\n${table}\n\n${goals.map(goalLine).join('\n')}\n`
}

/** @returns the page `docs/bench/results.md`. */
export function wholeReport(measured: readonly Measured[]): string {
  const goals = measured.flatMap(({ section }) => section.goals)
  const metCount = goals.filter(({ isMet }) => isMet).length
  const parts = measured.map(
    ({ section, day, runs, machine }) =>
      `${sectionInMarkdown(section)}\n<sub>${day}, ${runs === 1 ? 'one run' : `${runs} runs`}, ${machine}.</sub>\n`,
  )
  return `# Measurements

Written by \`npm run bench\`; do not edit. Chromium without a window, processor slowed down 4×, medians unless a section says otherwise,
the sides in turn within one run. Goals met: ${metCount} of ${goals.length}.

![The figures as a chart](results.svg)

${parts.join('\n')}`
}
