import type { Island } from '../../src/islands/island'
import { goTo } from '../../src/page/navigation'
import { sayCopied } from './sayCopied'

/** Copies in the way of browsers, and of pages without https, that know no clipboard. Returns whether it worked. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null
  const field = Object.assign(document.createElement('textarea'), { value: text })
  field.style.cssText = 'position:fixed;opacity:0'
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  focused?.focus({ preventScroll: true })
  return isCopied
}

/**
 * Copies the address of a link (behaviour wishlist.share.copy-link-copies). Where the browser lets nobody copy, the link is followed: the
 * address then stands in the browser's own bar.
 */
export function attachCopyLink({ host: link, on }: Island): () => void {
  return on('click', async () => {
    const { href } = link as HTMLAnchorElement
    try {
      await navigator.clipboard.writeText(href)
    } catch {
      if (!copySelected(href)) {
        goTo(href)
        return
      }
    }
    await sayCopied(link)
  })
}
