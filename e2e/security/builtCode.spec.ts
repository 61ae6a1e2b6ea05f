import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { posix } from 'node:path'
import { parseAst } from 'rollup/parseAst'
import { expect, test } from '../support/test'

/** A node of a syntax tree, as far as this test looks at it. */
interface SyntaxNode {
  type: string
  start: number
  name?: string
  value?: unknown
  key?: SyntaxNode
  left?: SyntaxNode
  callee?: SyntaxNode
  object?: SyntaxNode
  property?: SyntaxNode
  arguments?: SyntaxNode[]
}

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string'

/** A syntax tree with all that is in it. */
function* allNodes(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const inner of Object.values(node).flat()) if (isNode(inner)) yield* allNodes(inner)
}

/** The name of what is called or assigned to: of `a.b` and `a['b']` it is `b`. */
function nameOf(node: SyntaxNode | undefined): string {
  if (node?.type === 'MemberExpression') return String(node.property?.name ?? node.property?.value)
  return node?.name ?? ''
}

const isText = (node: SyntaxNode | undefined) => typeof node?.value === 'string' || node?.type === 'TemplateLiteral'

/** What a node does that turns text into markup or code; the empty string where it does nothing of the kind. */
function dangerOf({ type, key, left, callee, arguments: given = [] }: SyntaxNode): string {
  if (type === 'Property' && nameOf(key) === 'dangerouslySetInnerHTML') return nameOf(key)
  const called = nameOf(callee)
  if (type === 'AssignmentExpression' && /^(innerHTML|outerHTML|srcdoc)$/.test(nameOf(left))) return `${nameOf(left)} =`
  if (type !== 'CallExpression' && type !== 'NewExpression') return ''
  if (
    /^(eval|Function|execScript|insertAdjacentHTML|createContextualFragment|DOMParser|setHTMLUnsafe|parseHTMLUnsafe)$/.test(
      called,
    )
  )
    return called
  if (/^write(ln)?$/.test(called) && nameOf(callee?.object) === 'document') return called
  if (/^set(Timeout|Interval|Immediate)$/.test(called) && isText(given[0])) return `${called} of a text`
  if (called === 'setAttribute' && /^(on|srcdoc)/i.test(String(given[0]?.value ?? '')))
    return `setAttribute ${given[0]?.value}`
  return ''
}

/** Where a built file does such things, by the files that it was made from. */
function dangersIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const readMap = () => new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  let map: SourceMap | undefined
  return [...allNodes(parseAst(code) as unknown as SyntaxNode)].flatMap((node) => {
    const danger = dangerOf(node)
    if (!danger) return []
    const lines = code.slice(0, node.start).split('\n')
    map ??= readMap()
    const found = map.findEntry(lines.length - 1, lines.at(-1)?.length ?? 0)
    const source = 'originalSource' in found ? posix.join(posix.dirname(file), found.originalSource) : 'unknown'
    return [`${source.replace(/^.*node_modules\//, 'node_modules/')}: ${danger}`]
  })
}

/** HTML enters in one file. The libraries could set some, from props and options that nobody of ours gives them. */
const ours = ['src/page/trustedHtml.ts: innerHTML =']
const photoSwipe = Array<string>(2).fill('node_modules/photoswipe/dist/photoswipe.esm.js: innerHTML =')
const preact = ['node_modules/preact/dist/preact.mjs: innerHTML =']
const reactFile = 'node_modules/react-dom/cjs/react-dom-client.production.js'
/** The attribute is set on an element of its own, to find out which events the browser knows. */
const react = [...Array<string>(3).fill(`${reactFile}: innerHTML =`), `${reactFile}: setAttribute oninput`]

for (const [folder, runtime] of [
  ['dist', preact],
  ['dist/react', react],
] as const) {
  const expected = [...ours, ...photoSwipe, ...runtime].sort()
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))

  test(`the files of ${folder} turn text into markup in one place of ours, and into code in none`, () => {
    const modules = scripts.filter((file) => !file.includes('classic'))
    expect(modules.length).toBeGreaterThan(20)
    expect(modules.flatMap((file) => dangersIn(`${folder}/${file}`)).sort()).toEqual(expected)
  })

  test(`so does the one-file script of ${folder}`, () => {
    expect(dangersIn(`${folder}/shop-islands.classic.js`).sort()).toEqual(expected)
  })
}
