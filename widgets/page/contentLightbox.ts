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
