import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Section } from './harness/section'
import { openWorkbench, type Workbench } from './harness/workbench'
import { measureBoot } from './measures/boot'
import { measureHeap } from './measures/heap'
import { measureLayoutShift } from './measures/layoutShift'
import { measureLongTasks } from './measures/longTasks'
import { measureMarks } from './measures/marks'
import { measureNetwork } from './measures/network'
import { measurePlaces } from './measures/places'
import { measureScan } from './measures/scan'
import { measureSwap } from './measures/swap'
import { measureTouch } from './measures/touch'
import { measureValidation } from './measures/validation'
import { measureVariations } from './measures/variations'
import { drawChart } from './report/chart'
import { type Measured, sectionInMarkdown, wholeReport } from './report/markdown'

const measures: Record<string, (bench: Workbench) => Promise<Section>> = {
  boot: measureBoot,
  scan: measureScan,
  'long-tasks': measureLongTasks,
  touch: measureTouch,
  network: measureNetwork,
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
  write: { type: 'boolean', default: process.argv.length === 2 },
} as const

/** Where what was measured last stands, section by section. */
const RESULTS = 'docs/bench/results.json'

/** Puts what was measured now into `docs/bench/`, beside the sections that were measured another time. */
async function write(measured: Readonly<Record<string, Measured>>): Promise<void> {
  await mkdir('docs/bench', { recursive: true })
  const known = existsSync(RESULTS) ? (JSON.parse(await readFile(RESULTS, 'utf8')) as Record<string, Measured>) : {}
  const all = { ...known, ...measured }
  const inOrder = Object.keys(measures).flatMap((name) => all[name] ?? [])
  await writeFile(RESULTS, `${JSON.stringify(all, null, 2)}\n`)
  await writeFile('docs/bench/results.md', wholeReport(inOrder))
  await writeFile('docs/bench/results.svg', drawChart(inOrder.flatMap(({ section }) => section.charts)))
}

/**
 * All measurements, printed as they come. A whole run is written to `docs/bench/`. `--only=boot,swap`, fewer `--runs` and another build
 * (`--dist=dist/react`) are for working on one of them: they write nothing, or, with `--write`, just their sections.
 */
async function main(): Promise<void> {
  const { runs, only, dist, write: isWritten } = parseArgs({ options }).values
  const asked = only.split(',')
  // What is mistyped is said now: the measurements before it take minutes, and would be lost.
  const unknown = asked.filter((name) => !Object.hasOwn(measures, name))
  if (unknown.length > 0) throw new Error(`no measurement ${unknown.join(', ')}: ${Object.keys(measures).join(', ')}`)
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs=${runs} is no number of runs`)
  if (!existsSync(`${dist}/shop-islands.js`)) throw new Error(`${dist}/ is not there: run \`npm run build\` first.`)
  const bench = await openWorkbench(Number(runs), dist)
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`
  const day = new Date().toISOString().slice(0, 10)
  const measured: Record<string, Measured> = {}
  try {
    for (const [name, measure] of Object.entries(measures).filter(([name]) => asked.includes(name))) {
      const started = performance.now()
      const section = await measure(bench)
      measured[name] = { section, day, runs: bench.runs, machine }
      console.log(sectionInMarkdown(section))
      console.log(`(${Math.round((performance.now() - started) / 1000)} s)\n`)
    }
  } finally {
    await bench.close()
  }
  if (isWritten) await write(measured)
}

await main()
