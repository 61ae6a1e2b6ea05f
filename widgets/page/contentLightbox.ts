import type { Island } from '../../src/islands/island'
import { namedByHash } from './namedByHash'
import { openContent } from './openContent'

/** A link that opens a part of the page as a lightbox (contract 9.2, 11.5). */
export default function attach({ host: link, on }: Island): () => void {
  return on('click', () => {
    const content = namedByHash((link as HTMLAnchorElement).hash)
    return content && openContent(content, link)
  })
}

/**
 * Opens parts of the page that something else wants opened, as the theme's public calls do. A service: any element may be wanted, and the
 * lightbox is drawn by what all links share.
 */
export function openWantedContent({ on }: Island): () => void {
  return on('shop-islands:content-wanted', ({ target, detail }: Event & { detail?: { opener: HTMLElement } }) => {
    if (target instanceof HTMLElement && detail) return openContent(target, detail.opener)
    return undefined
  })
}
