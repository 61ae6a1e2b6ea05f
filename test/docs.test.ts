import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { behavioursInMarkdown, unprovedBehaviours } from '../docs/behaviours'
import behaviours from '../docs/behaviours.json' with { type: 'json' }
import { selectorsInMarkdown } from '../docs/selectors'
import { catalogue } from '../widgets/catalogue'

const contract = readFileSync('docs/contract.md', 'utf8')

/** The headings of the contract: `7.2`, `Plugins 4.3`, `Field notes: Answers`, `Source 9`. */
const headings = [...contract.matchAll(/^#{2,3} ((?:Plugins |Source )?\d+(?:\.\d+)?|Field notes: [^\n]+)/gm)].map(
  ([, name = '']) => name,
)

/** What an entry of the decisions begins with, as far as it is bold: by that it is cited. */
const decisions = [...readFileSync('docs/decisions.md', 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) =>
  name.replaceAll(/\s+/g, ' ').replace(/[.:,?]$/, ''),
)

/** Everything that may cite the contract or the decisions, with comments on one line each. */
function readCiting(): Record<string, string> {
  const folders = [
    'src',
    'widgets',
    'fixtures',
    'demo-pages',
    'test',
    'e2e',
    'engines',
    'wordpress',
    'bench',
    'build',
    'docs',
  ]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|md|js|css)$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const citing = [...files, 'README.md', 'CONTRIBUTING.md'].filter(
    (file) => !['docs/contract.md', 'docs/decisions.md', 'test/docs.test.ts'].includes(file),
  )
  return Object.fromEntries(
    citing.map((file) => [file, readFileSync(file, 'utf8').replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ')]),
  )
}

/** The numbers of a list such as `1.4, 5 and 8.1`; a range counts by its ends. */
const numbers = (list: string) => list.match(/\d+(?:\.\d+)?/g) ?? []

/** The sections that a text cites, by their headings. */
function citedIn(source: string): string[] {
  const list = String.raw`[\s(]+(\d+(?:\.\d+)?(?:(?:,| and| to)? \d+(?:\.\d+)?)*)(?![\w%])`
  const cited = (words: string) =>
    [...source.matchAll(new RegExp(words + list, 'gi'))].flatMap(([, found = '']) => numbers(found))
  return [
    ...cited(String.raw`(?<!plugins )\bcontract(?:\.md\`)?,?`),
    ...cited(String.raw`\bplugins contract`).map((number) => `Plugins ${number}`),
    ...cited(String.raw`\bsource,? section`).map((number) => `Source ${number}`),
    ...[...source.matchAll(/\bfield notes: ([A-Z][\w ]+)/g)].map(([, name = '']) => `Field notes: ${name}`),
  ]
}

/** The decisions that a text cites, by what their entries begin with: up to the bracket or semicolon that ends the citation. */
function decisionsIn(source: string): string[] {
  return [...source.matchAll(/[(;] ?decisions: ([^;)]+)/g)].map(([, name = '']) => name)
}

/** What a text cites that no reader has, papers from before the project, or by another name than `docs/contract.md` gives. */
function papersIn(source: string): string[] {
  return (
    source.match(
      /[(;] ?(?:answers|design): [^;)]+|\b(?:answers|design)\.md\b|[(;] ?issue \d+\b|\bcontract plugins\b|\bplugins\.md\b/g,
    ) ?? []
  )
}

describe('every section of the contract that is cited can be opened', () => {
  test('how a citation is read', () => {
    expect(citedIn('(contract 1.4, 4 and 8.1)')).toEqual(['1.4', '4', '8.1'])
    expect(citedIn('the contract (12.5)')).toEqual(['12.5'])
    expect(citedIn('plugins contract 2.1, 3.5; the plugins contract (4)')).toEqual([
      'Plugins 2.1',
      'Plugins 3.5',
      'Plugins 4',
    ])
    expect(citedIn('(contract 3.3; source section 9)')).toEqual(['3.3', 'Source 9'])
    expect(citedIn('(field notes: Page cache)')).toEqual(['Field notes: Page cache'])
  })

  test('in code, styles and documents', () => {
    const cited = Object.entries(readCiting()).flatMap(([file, source]) =>
      citedIn(source).map((section) => [file, section] as const),
    )
    const isThere = (section: string) =>
      section.startsWith('Field') ? headings.some((name) => name.startsWith(section)) : headings.includes(section)
    expect(cited.length).toBeGreaterThan(500)
    expect(cited.filter(([, section]) => !isThere(section))).toEqual([])
  })

  test('no number is there twice', () => {
    expect(headings.filter((name, index) => headings.indexOf(name) !== index)).toEqual([])
  })
})

describe('every decision that is cited can be opened', () => {
  test('how a citation is read', () => {
    expect(decisionsIn('(contract 1.4; decisions: No idiomorph; field notes: Values)')).toEqual(['No idiomorph'])
    expect(decisionsIn('(decisions: The small icon), else (decisions: Stars)')).toEqual(['The small icon', 'Stars'])
  })

  test('in code, styles and documents', () => {
    const cited = Object.entries(readCiting()).flatMap(([file, source]) =>
      decisionsIn(source).map((name) => [file, name] as const),
    )
    expect(cited.length).toBeGreaterThan(35)
    expect(cited.filter(([, name]) => !decisions.includes(name))).toEqual([])
  })

  test('no two of them begin alike where one is cited', () => {
    const cited = new Set(Object.values(readCiting()).flatMap(decisionsIn))
    expect([...cited].filter((name) => decisions.filter((known) => known === name).length > 1)).toEqual([])
  })

  test('and nothing is cited that is not in the repository', () => {
    expect(papersIn('(issue 3; contract 1.4)')).toEqual(['(issue 3'])
    expect(papersIn('(contract 1.5; answers: language) and design.md')).toEqual(['; answers: language', 'design.md'])
    expect(Object.entries(readCiting()).filter(([, source]) => papersIn(source).length > 0)).toEqual([])
  })
})

describe('docs/behaviours.md', () => {
  test('is what `npm run docs` writes', () => {
    expect(readFileSync('docs/behaviours.md', 'utf8')).toBe(behavioursInMarkdown())
  })

  test('every behaviour is named by a test, in the browser where only that proves it', () => {
    expect(unprovedBehaviours()).toEqual([])
  })

  test('every name begins with its area, and is there once', () => {
    const ids = behaviours.map(({ id }) => id)
    expect(behaviours.filter(({ id, area }) => !id.startsWith(`${area}.`))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('docs/selectors.md', () => {
  test('is what `npm run docs` writes', () => {
    expect(readFileSync('docs/selectors.md', 'utf8')).toBe(selectorsInMarkdown(catalogue))
  })

  test('has every island with all that it is found by', () => {
    const rows = readFileSync('docs/selectors.md', 'utf8').split('\n')
    // The cell has a line for each selector, in place of the commas between them.
    const bare = (text = '') => text.replaceAll(/<br>|[`\\,\s]/g, '')
    for (const { name, selectors } of catalogue) {
      const row = rows.find((line) => line.startsWith(`| \`${name}\` |`))
      expect(bare(row?.split(' | ')[1]), name).toBe(bare(selectors))
    }
  })
})
