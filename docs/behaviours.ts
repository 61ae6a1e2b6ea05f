import { readdirSync, readFileSync } from 'node:fs'
import behaviours from './behaviours.json' with { type: 'json' }
import { cell, code } from './markdown'

/** How a behaviour is proved: in a browser, without one, or both. */
type Proof = 'browser' | 'unit' | 'both'

/** Something that the script does, in a sentence, under the name that tests call it by. */
interface Behaviour {
  id: string
  area: string
  says: string
  proof: Proof
}

/** The test that names a behaviour. */
interface ProvingTest {
  file: string
  title: string
}

/**
 * The title of the test around a place in its source, without the names of behaviours that it begins with. A place before the first test,
 * as in a comment at the head of the file, belongs to that one.
 */
function titleAt(source: string, place: number): string {
  const titles = [...source.matchAll(/\b(?:test|describe|it)\b[^'"`\n]*\((['"`])((?:\\.|(?!\1).)+)\1/g)]
  const found = titles.findLast(({ index }) => index <= place) ?? titles[0]
  return (found?.[2] ?? '').replace(/^([a-z-]+(\.[\w-]+)+(, | and | )?)+:? ?/, '')
}

const known = behaviours as readonly Behaviour[]

/** The first test of a folder that names each behaviour. A name stands on its own: not as the beginning of a longer one. */
function readTests(folder: string): Map<string, ProvingTest> {
  const ids = new Set(known.map(({ id }) => id))
  const tests = new Map<string, ProvingTest>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(test|spec)\.tsx?$/.test(file),
  )
  for (const file of files.sort()) {
    const source = readFileSync(`${folder}/${file}`, 'utf8')
    for (const { 0: id, index } of source.matchAll(/(?<![\w.-])[a-z][\w-]*(?:\.[\w-]+)+/g))
      if (ids.has(id) && !tests.has(id)) tests.set(id, { file: `${folder}/${file}`, title: titleAt(source, index) })
  }
  return tests
}

const unitTests = readTests('test')
const browserTests = readTests('e2e')

/** The names of the behaviours that no test names, or none in the browser where only that proves them. */
export function unprovedBehaviours(): string[] {
  const isProved = ({ id, proof }: Behaviour) => {
    if (proof === 'unit') return unitTests.has(id) || browserTests.has(id)
    return browserTests.has(id) && (proof === 'browser' || unitTests.has(id))
  }
  return known.filter((behaviour) => !isProved(behaviour)).map(({ id }) => id)
}

function row({ id, area, says }: Behaviour): string {
  const tests = [unitTests, browserTests].flatMap((found) => found.get(id) ?? [])
  const links = tests.map(({ file, title }) => {
    const name = file.slice(file.lastIndexOf('/') + 1)
    return `[${name}](../${file}${title && ` "${cell(title.replaceAll('"', '”'))}"`})`
  })
  return `| ${code(id.slice(area.length + 1))} | ${cell(says)} | ${links.join(', ')} |`
}

/**
 * Every behaviour with the tests that prove it, from `docs/behaviours.json` and the tests' own words.
 *
 * @returns the page `docs/behaviours.md`; run from the root of the project.
 */
export function behavioursInMarkdown(): string {
  const areas = [...new Set(known.map(({ area }) => area))]
  const table = (area: string) => {
    const rows = known.filter((behaviour) => behaviour.area === area).map(row)
    return `## ${area}\n\n| ${area}.… | what it does | proved by |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  }
  const links = areas.map((area) => `[${area}](#${area})`).join(' · ')
  return `# Behaviours

Written by \`npm run docs\` from \`docs/behaviours.json\` and the tests; do not edit. ${known.length} behaviours. A test names what it proves by the
area and the name; a link's hover text is the title of that test.

${links}

${areas.map(table).join('\n')}`
}
