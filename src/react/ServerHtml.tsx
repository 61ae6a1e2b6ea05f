import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { parseHtml } from '../page/trustedHtml'

/** Trusted server HTML, or nodes that were parsed from it, and the element around them. */
export type ServerHtmlProps = {
  className?: string | undefined
  /** The tag of the element around the HTML; `div` where it is absent. */
  as?: string | undefined
} & ({ html: string; nodes?: never } | { nodes: readonly Node[]; html?: never })

/**
 * Shows HTML from the shop's server; the islands inside it wake as in all late content. Scripts in it do not run. Rendering with the same
 * HTML, or the same array of nodes, changes nothing.
 *
 * @param html trusted server HTML; never what a shopper typed.
 * @param nodes nodes of such HTML; they are moved here.
 */
export function ServerHtml({ html, nodes, className, as = 'div' }: ServerHtmlProps): ReactNode {
  const box = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another tag the element is a new one.
  useLayoutEffect(() => {
    box.current?.replaceChildren(...(nodes ?? [parseHtml(html)]))
  }, [html, nodes, as])
  return createElement(as, { ref: box, className })
}
