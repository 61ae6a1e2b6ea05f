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
  operator?: string
  quasis?: { value: { cooked: string } }[]
  properties?: SyntaxNode[]
  key?: SyntaxNode
  left?: SyntaxNode
  right?: SyntaxNode
  callee?: SyntaxNode
  object?: SyntaxNode
  property?: SyntaxNode
  arguments?: SyntaxNode[]
}

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string'

/** A syntax tree with all that is in it, each node with the one around it. */
function* allNodes(
  node: SyntaxNode,
  around?: SyntaxNode,
): Generator<[node: SyntaxNode, around: SyntaxNode | undefined]> {
  yield [node, around]
  for (const inner of Object.values(node).flat()) if (isNode(inner)) yield* allNodes(inner, node)
}

/** The name of what is called or assigned to: of `a.b` and `a['b']` it is `b`. */
function nameOf(node: SyntaxNode | undefined): string {
  if (node?.type === 'MemberExpression') return String(node.property?.name ?? node.property?.value)
  return String(node?.name ?? node?.value ?? '')
}

/** What a text begins with, put together or not; `undefined` of anything else. */
function beginningOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'BinaryExpression' && node.operator === '+')
    return beginningOf(node.left) ?? (beginningOf(node.right) === undefined ? undefined : '')
  if (node?.type === 'TemplateLiteral') return node.quasis?.[0]?.value.cooked
  return typeof node?.value === 'string' ? node.value : undefined
}

/** What nobody has a harmless use for: to name it is enough, so that another name for it does not hide it. */
const NEVER = /^(eval|execScript|insertAdjacentHTML|createContextualFragment|DOMParser|setHTMLUnsafe|parseHTMLUnsafe)$/
/** What may be read. */
const NEVER_SET = /^(innerHTML|outerHTML|srcdoc|dangerouslySetInnerHTML)$/
const RUNS_TEXT = /^set(Timeout|Interval|Immediate)$/

/** What a call does that turns text into markup or code. */
function dangerOfCall({ callee, arguments: given = [] }: SyntaxNode): string {
  const called = nameOf(callee)
  if (RUNS_TEXT.test(called) && beginningOf(given[0]) !== undefined) return `${called} of a text`
  if (called === 'setAttribute' && /^(on|srcdoc)/i.test(String(given[0]?.value ?? '')))
    return `setAttribute ${given[0]?.value}`
  return ''
}

/** The same of any node; the empty string where it does nothing of the kind. */
function dangerOf(node: SyntaxNode, around: SyntaxNode | undefined): string {
  const { type } = node
  if ((type === 'Identifier' || type === 'Literal') && NEVER.test(nameOf(node))) return nameOf(node)
  if (type === 'Identifier' && node.name === 'Function' && around?.operator !== 'instanceof') return 'Function'
  if (type === 'MemberExpression' && /^write(ln)?$/.test(nameOf(node)) && nameOf(node.object) === 'document')
    return nameOf(node)
  if (type === 'AssignmentExpression' && NEVER_SET.test(nameOf(node.left))) return `${nameOf(node.left)} =`
  if (type === 'Property' && around?.type === 'ObjectExpression' && NEVER_SET.test(nameOf(node.key)))
    return `${nameOf(node.key)} =`
  // The bare protocol may be compared with; more behind it, or added to it, is code.
  if (around?.operator !== '+' && /^\s*javascript:/i.test(beginningOf(node) ?? '') && node.value !== 'javascript:')
    return 'javascript:'
  return type === 'CallExpression' || type === 'NewExpression' ? dangerOfCall(node) : ''
}

/** What a text of code does of the kind, and where in it. */
function dangersOfCode(code: string): { danger: string; start: number }[] {
  return [...allNodes(parseAst(code) as unknown as SyntaxNode)].flatMap(([node, around]) => {
    const danger = dangerOf(node, around)
    return danger ? [{ danger, start: node.start }] : []
  })
}

/** Where a built file does such things, by the files that it was made from. */
function dangersIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const readMap = () => new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  let map: SourceMap | undefined
  return dangersOfCode(code).map(({ danger, start }) => {
    const lines = code.slice(0, start).split('\n')
    map ??= readMap()
    const found = map.findEntry(lines.length - 1, lines.at(-1)?.length ?? 0)
    const source = 'originalSource' in found ? posix.join(posix.dirname(file), found.originalSource) : 'unknown'
    return `${source.replace(/^.*node_modules\//, 'node_modules/')}: ${danger}`
  })
}

/** HTML enters in one file. The libraries could set some, from props and options that nobody of ours gives them. */
const ours = ['src/page/trustedHtml.ts: innerHTML =']
const photoSwipe = Array<string>(2).fill('node_modules/photoswipe/dist/photoswipe.esm.js: innerHTML =')
const preact = ['node_modules/preact/dist/preact.mjs: innerHTML =']
const reactFile = 'node_modules/react-dom/cjs/react-dom-client.production.js'
/**
 * The attribute is set on an element of its own, to find out which events the browser knows; the two addresses throw, in place of addresses
 * of that kind that a component was given.
 */
const react = [
  ...Array<string>(3).fill(`${reactFile}: innerHTML =`),
  ...Array<string>(2).fill(`${reactFile}: javascript:`),
  `${reactFile}: setAttribute oninput`,
]

test('what is taken for a danger, under whatever name, and what is not', () => {
  const dangers = (code: string) => dangersOfCode(code).map(({ danger }) => danger)
  const dangerous: Record<string, string> = {
    "const run = eval; run('x')": 'eval',
    "window['eval']('x')": 'eval',
    "new Function('x')": 'Function',
    "const { Function: Made } = window; Made('x')": 'Function',
    "setTimeout('x', 1)": 'setTimeout of a text',
    "window.setInterval('x' + y)": 'setInterval of a text',
    'document.write(x)': 'write',
    "document['writeln'](x)": 'writeln',
    "box.insertAdjacentHTML('beforeend', x)": 'insertAdjacentHTML',
    'Element.prototype.insertAdjacentHTML.call(box, y, x)': 'insertAdjacentHTML',
    'box.outerHTML += x': 'outerHTML =',
    "box['innerHTML'] = x": 'innerHTML =',
    'frame.srcdoc = x': 'srcdoc =',
    'Object.assign(frame, { srcdoc: x })': 'srcdoc =',
    "frame.setAttribute('srcdoc', x)": 'setAttribute srcdoc',
    "link.setAttribute('onclick', x)": 'setAttribute onclick',
    "link.href = 'javascript:x()'": 'javascript:',
    "link.href = 'javascript:' + x": 'javascript:',
    'link.href = `javascript:${x}`': 'javascript:',
  }
  expect(Object.fromEntries(Object.keys(dangerous).map((code) => [code, dangers(code).join()]))).toEqual(dangerous)
  const harmless = [
    'x = box.innerHTML; ({ src, outerHTML: html } = box)',
    'x instanceof Function',
    "link.protocol === 'javascript:' || link.matches('[href^=\"javascript:\"]')",
    'setTimeout(() => {}, 1); converter.write(x)',
  ]
  expect(harmless.flatMap(dangers)).toEqual([])
})

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
