import type { Goal, Section } from '../harness/section'

/** How the measurements were made. */
export interface Circumstances {
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
export function wholeReport(sections: readonly Section[], { runs, machine }: Circumstances): string {
  const goals = sections.flatMap((section) => section.goals)
  const metCount = goals.filter(({ isMet }) => isMet).length
  return `# Measurements

Written by \`npm run bench\`; do not edit. Chromium without a window, processor slowed down 4×, medians of ${runs} unless a section says
otherwise, the sides in turn within one run. ${machine}. Goals met: ${metCount} of ${goals.length}.

![The figures as a chart](results.svg)

${sections.map(sectionInMarkdown).join('\n')}`
}
