import { adoptStyles } from '../../src/page/adoptStyles'
import type { Messages } from '../../src/text/messages'

const NAME = 'shop-islands-photo-feed-error'

/** It lies over the block, so that nothing on the page moves. */
const STYLES = `:where(:has(>.${NAME})){position:relative}
:where(.${NAME}){position:absolute;inset:0 0 auto;z-index:1;background:#fff;color:#8a1f11}`

/**
 * Says to an administrator, in the block, what is wrong with it (behaviours photo-feed.error.text-for-administrators,
 * photo-feed.error.invalid-data).
 *
 * @param message a plain text; absent where there were no data that could be read.
 */
export function showError(
  block: HTMLElement,
  message: string | undefined,
  { error, invalidData }: Messages['photoFeed'],
): void {
  adoptStyles(STYLES)
  const box = document.createElement('div')
  const line = document.createElement('p')
  box.className = `container error ${NAME}`
  box.setAttribute('role', 'status')
  line.textContent = error.replace('{message}', () => message ?? invalidData)
  box.append(line)
  block.prepend(box)
}
