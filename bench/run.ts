import { execFileSync } from 'node:child_process'
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
  if (!existsSync(`${dist}/shop-islands.js`)) execFileSync('npx', ['tsx', 'build/main.ts'], { stdio: 'inherit' })
  const bench = await openWorkbench(Number(runs), dist)
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`
  const day = new Date().toISOString().slice(0, 10)
  const measured: Record<string, Measured> = {}
  try {
    for (const name of only.split(',')) {
      const started = performance.now()
      const section = await measures[name]?.(bench)
      if (!section) throw new Error(`no measurement “${name}”: ${Object.keys(measures).join(', ')}`)
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
