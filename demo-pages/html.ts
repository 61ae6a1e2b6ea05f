import type { PageContext } from './context'

/** Markup that is printed as it stands. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }

  toString(): string {
    return this.source
  }
}

/** What a template may hold: text is escaped, markup is not, lists are joined, `false`, `null` and `undefined` print nothing. */
export type Printable = Html | string | number | false | null | undefined | readonly Printable[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

/** @returns the text, safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function print(value: Printable): string {
  if (value instanceof Html) return value.source
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return value ? value.map(print).join('') : ''
}

/** Template tag for markup: `` html`<p>${text}</p>` ``. */
export function html(strings: TemplateStringsArray, ...values: readonly Printable[]): Html {
  let source = strings[0] ?? ''
  values.forEach((value, index) => {
    source += print(value) + (strings[index + 1] ?? '')
  })
  return new Html(source)
}

/** @returns markup from a trusted string. */
export function raw(source: string): Html {
  return new Html(source)
}

/** @returns the same markup on one line: breaks between tags go, breaks inside a tag or a text become a space. */
export function compact(markup: Html): Html {
  return new Html(
    markup.source
      .replace(/>\s*\n\s*/g, '>')
      .replace(/\s*\n\s*</g, '<')
      .replace(/\s*\n\s*/g, ' '),
  )
}

/** @returns JSON text that cannot end the `<script>` element it is printed in. */
export function scriptJson(json: string): Html {
  return new Html(json.replaceAll('<', '\\u003c'))
}

/** @param source JavaScript of our own. @returns a classic inline script that the page's policy allows. */
export function inlineScript({ cspNonce }: Pick<PageContext, 'cspNonce'>, source: string): Html {
  return html`<script${cspNonce && html` nonce="${cspNonce}"`}>
${raw(source)}
</script>`
}
