/**
 * `npm run check:areas [area …]`: for each area, copies the project without its folder, its tests and its line in the catalogue, and checks
 * that the rest does not miss it: types, build, and the unit tests of the other areas. Not part of `npm test`: it takes minutes for each
 * area.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The files and folders that the copy needs. */
const PARTS = [
  'build',
  'src',
  'widgets',
  'test',
  'fixtures',
  'demo-pages',
  'wordpress/shop-islands',
  'tsconfig.json',
  'vitest.config.ts',
  'package.json',
]

/** Tests that need several areas: they are left out, because they fail as soon as one of those areas is missing. */
const ABOUT_SEVERAL = ['cart/besideOldScripts', 'checkout/']

/** Removes the lines that match from a file. */
function dropLines(file: string, pattern: RegExp): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.filter((line) => !pattern.test(line)).join('\n'))
}

/** The name under which the catalogue imports an area's definitions. */
const exportOf = (area: string) => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Makes a copy of the project without one area. @returns its folder. */
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

/** The checks that run in the copy, in order. */
function questions(copy: string): (readonly [question: string, command: readonly string[]])[] {
  const areas = readdirSync(join(copy, 'test/widgets'))
  return [
    ['types', ['tsc', '-p', 'tsconfig.rest.json']],
    ['build', ['tsx', 'build/main.ts', 'preact']],
    ['styles', ['esbuild', 'src/styles.css', '--bundle', '--outdir=dist', '--log-level=error']],
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

/** Checks the project without one area and prints the result. @returns `true` where nothing missed it. */
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
const unknown = asked.filter((area) => !known.includes(area))
// Without one that is not there, the rest would be as it was.
if (unknown.length > 0) throw new Error(`no area ${unknown.join(', ')}: ${known.join(', ')}`)
process.exitCode = (asked.length > 0 ? asked : known).map(check).every(Boolean) ? 0 : 1
