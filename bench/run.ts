import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Section } from './harness/section'
import { openWorkbench, type Workbench } from './harness/workbench'
import { measureBoot } from './measures/boot'
import { measureHeap } from './measures/heap'
import { measureLayoutShift } from './measures/layoutShift'
import { measureLongTasks } from './measures/longTasks'
import { measureMarks } from './measures/marks'
import { measurePlaces } from './measures/places'
import { measureScan } from './measures/scan'
import { measureSwap } from './measures/swap'
import { measureTouch } from './measures/touch'
import { measureValidation } from './measures/validation'
import { measureVariations } from './measures/variations'
import { drawChart } from './report/chart'
import { sectionInMarkdown, wholeReport } from './report/markdown'

const measures: Record<string, (bench: Workbench) => Promise<Section>> = {
  boot: measureBoot,
  scan: measureScan,
  'long-tasks': measureLongTasks,
  touch: measureTouch,
  swap: measureSwap,
  places: measurePlaces,
  marks: measureMarks,
  variations: measureVariations,
  validation: measureValidation,
  heap: measureHeap,
  'layout-shift': measureLayoutShift,
}

const options = {
  runs: { type: 'string', default: '9' },
  only: { type: 'string', default: Object.keys(measures).join() },
  dist: { type: 'string', default: 'dist' },
} as const

/**
 * All measurements, printed as they come. A whole run is written to `docs/bench/`; `--only=boot,swap`, fewer
 * `--runs` and another build (`--dist=dist/react`) are for working on one of them and write nothing.
 */
async function main(): Promise<void> {
  const { runs, only, dist } = parseArgs({ options }).values
  if (!existsSync(`${dist}/shop-islands.js`)) execFileSync('npx', ['tsx', 'rollup.config.ts'], { stdio: 'inherit' })
  const bench = await openWorkbench(Number(runs), dist)
  const sections: Section[] = []
  try {
    for (const name of only.split(',')) {
      const started = performance.now()
      const section = await measures[name]?.(bench)
      if (!section) throw new Error(`no measurement “${name}”: ${Object.keys(measures).join(', ')}`)
      sections.push(section)
      console.log(sectionInMarkdown(section))
      console.log(`(${Math.round((performance.now() - started) / 1000)} s)\n`)
    }
  } finally {
    await bench.close()
  }
  if (process.argv.length > 2) return
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`
  await mkdir('docs/bench', { recursive: true })
  await writeFile('docs/bench/results.md', wholeReport(sections, { runs: bench.runs, machine }))
  await writeFile('docs/bench/results.svg', drawChart(sections.flatMap(({ charts }) => charts)))
}

await main()
