import type { Definition } from '../src/islands/definition'
import { selectorsOf } from '../src/islands/hostIndex'
import type { OldScript } from '../src/islands/oldScripts'
import { cell, code } from './markdown'

/** The signs by which an old script is recognised, as one would look for them on a page. */
function signsOf({ tags = [], handlerData, handlerFor, isHere }: OldScript): string {
  const signs = [
    ...tags.map(code),
    ...[handlerData, handlerFor].flatMap((sign) => (sign ? `${code(sign)} in jQuery’s handlers` : [])),
    ...(isHere ? [tags.length > 0 ? 'other signs' : 'signs on the page'] : []),
  ]
  return signs.join(', ')
}

function replaced({ replaces = [] }: Definition): string {
  const scripts = [replaces].flat() as OldScript[]
  return scripts.map((script) => `${script.ours}: ${signsOf(script)}`).join('; ') || '–'
}

/** The events that a definition lists; those with a condition, which are not claimed every time, are marked. */
function events(listed: Readonly<Record<string, unknown>> = {}): string {
  return Object.entries(listed)
    .map(([type, condition]) => (condition === true ? code(type) : `${code(type)}*`))
    .join(', ')
}

/** The selectors, each on a line of its own. */
function hosts({ selectors }: Definition): string {
  return selectorsOf(selectors).map(code).join('<br>')
}

function row(definition: Definition): string {
  const { name, wake, claims, touches } = definition
  const wakes = [code(wake), events(touches)].filter((text) => text !== '').join(', ')
  return `| ${code(name)} | ${hosts(definition)} | ${wakes} | ${events(claims) || '–'} | ${cell(replaced(definition))} |`
}

/**
 * The hosts, wake strategy and claims of each island, from the definitions.
 *
 * @param definitions of all widgets.
 * @returns the page `docs/selectors.md`.
 */
export function selectorsInMarkdown(definitions: readonly Definition[]): string {
  const areaOf = ({ area }: Definition) => area?.name ?? ''
  const areas = [...new Set(definitions.map(areaOf))].sort()
  const table = (area: string) => {
    const rows = definitions.filter((definition) => areaOf(definition) === area).map(row)
    return `## ${area}

| island | hosts | wakes | claims | where an old script is still there |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
  }
  return `# Selectors

Written by \`npm run docs\` from \`widgets/*/definitions.ts\`; do not edit. What each \`data-island\` is for is in
[markup.md](markup.md).

- **Hosts**: the elements that the island lives on, found by any of these selectors.
- **Wakes**: \`load\` at once, \`idle\` when the browser has nothing else to do, \`visible\` in view, \`touch\` with pointer, focus or an event that it claims, \`interaction\`
  with the first click, key or scroll on the page, \`media:(…)\` and \`when:$store\`; after that the touches and events that wake it, where not every touch does.
- **Claims**: the island handles these events instead of the browser, and they are kept until its code is loaded (\`input\` and \`change\` cannot be prevented; they are only kept). With \`*\`:
  under a condition only, such as a click without a modifier key on something that the server can answer.
- **Old script**: \`takes over\`: ours handles the event and the old script does not get it. \`stands back\`: the old script keeps the element. An old script is recognised by the address or
  the id of its tag, or by the sign named in the table.

${areas.map(table).join('\n')}`
}
