/**
 * `npm run check:areas [area …]`: takes each area out of a copy of the house, its folder, its tests and its line in the catalogue, and
 * lets the rest say whether it misses it: types, build, and the unit tests of the areas that are left. Not in `npm test`: it takes minutes
 * for each area.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What the copy needs of the house. */
const PARTS = [
  'src',
  'widgets',
  'test',
  'fixtures',
  'demo-pages',
  'bench/pages',
  'tsconfig.json',
  'vitest.config.ts',
  'package.json',
]

/** Tests that speak of several areas: without one of them they have nothing to say. */
const ABOUT_SEVERAL = ['cart/besideOldScripts', 'checkout/']

/** Takes the lines that name an area out of a file. */
function dropLines(file: string, pattern: RegExp): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.filter((line) => !pattern.test(line)).join('\n'))
}

/** The name under which an area's definitions stand in the catalogue. */
const exportOf = (area: string) => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A copy of the house without one area. */
function copyWithout(area: string): string {
  const copy = mkdtempSync(join(tmpdir(), `without-${area}-`))
  for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  for (const folder of ['widgets', 'test/widgets']) rmSync(join(copy, folder, area), { recursive: true, force: true })
  dropLines(join(copy, 'widgets/catalogue.ts'), new RegExp(`/${area}/definitions'|\\.\\.\\.${exportOf(area)},`))
  dropLines(join(copy, 'src/styles.css'), new RegExp(`widgets/${area}/`))
  writeFileSync(
    join(copy, 'tsconfig.rest.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src', 'widgets'] }),
  )
  return copy
}

/** What the rest is asked, in order. */
function questions(copy: string): (readonly [question: string, command: readonly string[]])[] {
  const areas = readdirSync(join(copy, 'test/widgets'))
  const out = [
    '--bundle',
    '--format=esm',
    '--splitting',
    '--jsx=automatic',
    '--loader:.css=text',
    '--outdir=dist',
    '--log-level=error',
  ]
  return [
    ['types', ['tsc', '-p', 'tsconfig.rest.json']],
    ['build', ['esbuild', 'src/main.ts', 'src/styles.css', ...out]],
    [
      'tests',
      [
        ...['vitest', 'run', '--project', 'preact', '--reporter', 'dot'],
        ...ABOUT_SEVERAL.flatMap((name) => ['--exclude', `test/widgets/${name}*`]),
        ...areas.map((name) => `test/widgets/${name}/`),
      ],
    ],
  ]
}

/** Says how an area's leaving went; `true` where nobody missed it. */
function check(area: string): boolean {
  const copy = copyWithout(area)
  try {
    for (const [question, command] of questions(copy)) {
      try {
        execFileSync('npx', command, { cwd: copy, stdio: 'pipe' })
      } catch (error) {
        const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer }
        console.log(`without ${area}: ${question} fail\n${stdout}${stderr}`)
        return false
      }
    }
    console.log(`without ${area}: the rest is as it was`)
    return true
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const known = readdirSync('widgets', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
)
const asked = process.argv.slice(2)
process.exitCode = (asked.length > 0 ? asked : known).map(check).every(Boolean) ? 0 : 1
