import { goTo, safeUrl } from '../../src/page/navigation'
import { report } from '../../src/page/report'

/** What the window for sharing looks like (behaviour wishlist.share.social-window-420x320; contract plugins 2.1). */
const WINDOW = 'width=420,height=320,resizable=yes,scrollbars=yes,status=yes'

/** Opens a network's page in a small window. Where the browser opens none, the link is followed as any link. */
export function openShareWindow(event: Event, link: HTMLElement): void {
  const address = safeUrl((link as HTMLAnchorElement).href)
  const opened = address && open(address, link.title, WINDOW)
  if (!opened) return
  // The network's page shall not reach into ours.
  opened.opener = null
  event.preventDefault()
}

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
export async function copyLink(event: Event, link: HTMLElement): Promise<void> {
  const { href } = link as HTMLAnchorElement
  event.preventDefault()
  try {
    await navigator.clipboard.writeText(href)
  } catch {
    if (!copySelected(href)) {
      goTo(href)
      return
    }
  }
  await import('./sayCopied').then(
    ({ sayCopied }) => sayCopied(link),
    (error) => report('chunk-failed', link, error),
  )
}
