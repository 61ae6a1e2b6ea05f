import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { parseHtml } from '../page/trustedHtml'

/**
 * Shows HTML from the shop's server; the islands inside it wake as in all content that arrives late. Scripts in it do not run.
 *
 * @param html trusted server HTML; never what a shopper typed.
 */
export function ServerHtml({ html, className }: { html: string; className?: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(parseHtml(html))
  }, [html])
  return <div ref={box} className={className} />
}
