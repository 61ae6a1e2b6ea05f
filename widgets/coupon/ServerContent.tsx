// Wraps the browser's replacing of children: React cannot draw in an element that it did not render.

import { parseHtml } from '../../src/page/trustedHtml'
import { usePageEffect } from '../../src/react'

/** A server element, and what it is to hold: trusted server HTML, or nodes. */
export type ServerContentProps = {
  /** With `null` or `undefined` nothing happens. */
  of: Element | null | undefined
} & (
  | { /** Trusted server HTML; never what a shopper typed. */ html: string; nodes?: never }
  /** The same array again touches nothing. */
  | { nodes: readonly Node[]; html?: never }
)

/**
 * Shows server HTML in an element of the server's in place of what stands there, while this is rendered; then that is back, unless
 * somebody has filled the element anew meanwhile. The islands in the HTML wake as in all content that arrives late; scripts in it do not
 * run.
 */
export function ServerContent({ of: element, html, nodes }: ServerContentProps): null {
  usePageEffect(() => {
    if (!element) return () => {}
    const theirs = [...element.childNodes]
    const ours = nodes ?? [...parseHtml(html as string).childNodes]
    element.replaceChildren(...ours)
    return () => {
      const isOurs = ours.length ? ours.every((node) => node.parentNode === element) : !element.firstChild
      if (isOurs) element.replaceChildren(...theirs)
    }
  }, [element, html, nodes])
  return null
}
