import { readFileSync } from 'node:fs'
import { cell, code, commentText } from './markdown'

/** One event as its source describes it. */
interface EventRow {
  name: string
  /** When it is raised, and on what. */
  meaning: string
  /** The type of its `detail`, as the source writes it. */
  detail: string
}

const SOURCE = 'src/page/events.ts'

function readEvents(): EventRow[] {
  const source = readFileSync(SOURCE, 'utf8')
  const found = source.matchAll(/ {2}\/\*\*((?:(?!\*\/).)*)\*\/\n {2}'(shop-islands:[\w-]+)': ([^\n]+)/gs)
  return [...found].map(([, comment = '', name = '', detail = '']) => ({
    name,
    meaning: commentText(comment),
    detail: detail === 'Record<string, never>' ? '–' : code(detail),
  }))
}

/**
 * Every event of our own, from the file that types them.
 *
 * @returns the page `docs/events.md`; run from the root of the project.
 */
export function eventsInMarkdown(): string {
  const rows = readEvents().map(({ name, meaning, detail }) => `| ${code(name)} | ${cell(meaning)} | ${detail} |`)
  return `# Events

Written by \`npm run docs\` from \`${SOURCE}\`; do not edit. All bubble from the element named; those said to be cancelable can be vetoed with
\`preventDefault()\`. \`CartChange\` is \`{ fragments?, cartHash? }\`: HTML by selector and the cart's hash, both
absent where another script told of the change. \`WishlistChange\` is \`{ productId: string; variationId: string }\`. \`ReportDetail\` is
\`{ code: string; cause?: unknown }\`, with the codes of \`src/author/messages.ts\`. The other types are in \`dist/types/page/events.d.ts\`.

Your own scripts may raise \`open-mini-cart\`, \`open-content\`, \`open-video\`, \`open-pictures\` and \`open-terms\` on the element named, and what is asked for opens:
\`document.body.dispatchEvent(new CustomEvent('shop-islands:open-mini-cart', { bubbles: true }))\`.

| event | when, and on what | detail |
| --- | --- | --- |
${rows.join('\n')}

The names that other plugins listen for (\`added_to_cart\`, \`wc_fragments_refreshed\`, …) are raised once: through jQuery where the page has it, else natively with
the arguments in \`detail\`. Those that they raise to ask for something (\`wc_fragment_refresh\`, \`added_to_cart\` without arguments) are honoured.
`
}
