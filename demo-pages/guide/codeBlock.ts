import { type Html, html } from '../html'
import type { Say } from './language'

/**
 * Code to copy. It can be scrolled by keyboard; its button, an island of the guide's own, can be seen where scripts run.
 *
 * @param title what it is, in the language of the page.
 * @param text the code.
 */
export function codeBlock(title: string, text: string, say: Say): Html {
  const label = `${say('Chép')}: ${title}`
  return html`<figure class="code-block"><figcaption>${title}</figcaption>
<button type="button" class="copy-code" data-island="copy-code" data-done="${say('Đã chép')}" aria-label="${label}"><span>${say('Chép')}</span></button>
<pre tabindex="0" role="region" aria-label="${title}"><code>${text.trim()}</code></pre></figure>`
}
