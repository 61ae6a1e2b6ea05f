import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const markdownIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))

/** Everything that people read. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...['docs', 'widgets', 'bench', 'wordpress'].flatMap(markdownIn),
]

/** A document without its blocks of code, in which a bracket is no link and a hash no heading. */
const readProse = (file: string) => readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '')

/** What GitHub calls the places of a document: its headings in small letters, without punctuation, counted where they are alike. */
function anchorsIn(prose: string): string[] {
  const seen = new Map<string, number>()
  return [...prose.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}_\- ]/gu, '')
      .replaceAll(' ', '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count ? `${anchor}-${count}` : anchor
  })
}

/** The addresses that a text links to within the project. */
function linksIn(prose: string): string[] {
  const links = prose.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\((?!\w+:)([^)\s]+)/g)
  return [...links].map(([, link = '']) => link)
}

/** The links of a document that lead nowhere. */
function lostLinks(document: string): string[] {
  return linksIn(readProse(document)).filter((link) => {
    const [path = '', anchor] = link.split('#')
    const file = path ? join(dirname(document), path) : document
    if (!existsSync(file)) return true
    return anchor !== undefined && !anchorsIn(readProse(file)).includes(anchor)
  })
}

/** The folders of the project whose files documents name. */
const FOLDERS = 'bench|build|demo-pages|docs|e2e|engines|fixtures|src|test|widgets|wordpress'

/** The files and folders of ours that a text names in code marks, as in `src/main.ts`. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g'))].map(([, path = '']) => path)
}

test('how links and the names of headings are read', () => {
  expect(linksIn('[a](b.md#c), [d](https://e.test) and `[f](g)`, [`h`](i "j")')).toEqual(['b.md#c', 'i'])
  expect(anchorsIn('# Do not!\n\n## `npm test`, a [link](x)\n\n## Tại sao\n\n## Tại sao\n')).toEqual([
    'do-not',
    'npm-test-a-link',
    'tại-sao',
    'tại-sao-1',
  ])
})

test.each(documents)('every file, and every heading in it, that %s links to is there', (document) => {
  expect(lostLinks(document)).toEqual([])
})

test('how files are named', () => {
  expect(pathsIn('`src/main.ts`, `test/islands/`, not `dist/api.js`, `src/wire/**` or src/api.ts')).toEqual([
    'src/main.ts',
    'test/islands/',
  ])
})

// The change log speaks of files as they were.
test.each(documents.filter((document) => document !== 'CHANGELOG.md'))(
  'every file that %s names is there',
  (document) => {
    expect(pathsIn(readFileSync(document, 'utf8')).filter((path) => !existsSync(path))).toEqual([])
  },
)

test('the contents of docs/decisions.md name each of its parts, in their order', () => {
  const [contents = '', ...parts] = readProse('docs/decisions.md').split(/^(?=## )/m)
  expect(linksIn(contents).filter((link) => link.startsWith('#'))).toEqual(
    parts.flatMap(anchorsIn).map((anchor) => `#${anchor}`),
  )
})
