import { parseHtml } from '../page/trustedHtml'
import { usePageEffect } from './usePageEffect'

/** A server element, and its new content: trusted server HTML, or nodes. */
type ServerContentProps = {
  /** With `null` or `undefined` nothing happens. */
  of: Element | null | undefined
} & (
  | { /** Trusted server HTML; never what a shopper typed. */ html: string; nodes?: never }
  /** Rendering with the same array changes nothing. */
  | { nodes: readonly Node[]; html?: never }
)

/**
 * Replaces the content of a server element with server HTML while this is rendered: React cannot draw in an element that it did not render.
 * After that the former content is back, unless another script has changed the element meanwhile. The islands in the HTML wake as in all
 * late content; scripts in it do not run.
 */
export function ServerContent({ of: element, html, nodes }: ServerContentProps): null {
  usePageEffect(() => {
    if (!element) return () => {}
    const theirs = [...element.childNodes]
    const ours = nodes ?? [...parseHtml(html).childNodes]
    element.replaceChildren(...ours)
    return () => {
      const isOurs = ours.length ? ours.every((node) => node.parentNode === element) : !element.firstChild
      if (isOurs) element.replaceChildren(...theirs)
    }
  }, [element, html, nodes])
  return null
}
