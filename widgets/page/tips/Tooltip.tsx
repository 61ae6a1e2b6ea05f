import { type ReactNode, useState } from 'react'
import { hasName, wordsIn } from '../../../src/page/htmlText'
import { ServerElement, useHost, usePageEffect, useServerAttribute } from '../../../src/react'
import { Tip } from './Tip'
import { useTip } from './useTip'

let count = 0

/** An id by which a host names its tip. */
function nextId(): string {
  count += 1
  return `shop-islands-tip-${count}`
}

/**
 * Shows an element's title in a box of our own (contract 11.8). The title is taken off, because the browser would show it as well; screen
 * readers still get its text.
 */
export function Tooltip(): ReactNode {
  const host = useHost()
  const server = useServerAttribute('title')
  const [written, setWritten] = useState<string>()
  // What a script has written counts until it puts back the empty title that it found, or the server says something else.
  const title = written ?? server
  const label = useServerAttribute('aria-label')
  const description = useServerAttribute('aria-describedby') ?? ''
  const [id] = useState(nextId)
  const tip = useTip()
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each of the server's words.
  usePageEffect(() => {
    setWritten(undefined)
    const writing = new MutationObserver((changes) => {
      if (host.title) setWritten(host.title)
      // We take a title away; what empties an empty one is a script.
      else if (!changes.at(-1)?.oldValue) setWritten(undefined)
    })
    writing.observe(host, { attributeFilter: ['title'], attributeOldValue: true })
    return () => writing.disconnect()
  }, [host, server])
  if (!title) return null
  const isNamed = hasName(host, label)
  const isHtml = host.matches('.tooltip-as-html')
  const words = isHtml ? wordsIn(title) : title
  return (
    <>
      <ServerElement
        of={host}
        title=''
        class={{ tooltipstered: true }}
        // Only hotspots are handed clicks.
        onClick={tip.open}
        aria-label={isNamed ? undefined : words}
        aria-describedby={isNamed && tip.isShown ? `${description} ${id}`.trim() : undefined}
      />
      <Tip tip={tip} id={id} {...(isHtml ? { html: title } : { children: title })} />
    </>
  )
}
