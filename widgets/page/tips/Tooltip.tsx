import { type ReactNode, useState } from 'react'
import { hasName } from '../../../src/page/elements'
import { wordsIn } from '../../../src/page/htmlText'
import { ServerElement, useHost } from '../../../src/react'
import { Tip } from './Tip'
import { useTip } from './useTip'

let count = 0

/** What the host's attributes say, and the id by which it names its tip. */
function read(host: HTMLElement) {
  count += 1
  return { title: host.title, isNamed: hasName(host), id: `shop-islands-tip-${count}` }
}

/**
 * Shows an element's title in a box of our own (contract 11.8). The title is taken off, because the browser would show it as well; screen
 * readers still get its text.
 */
export function Tooltip(): ReactNode {
  const host = useHost()
  const [{ title, isNamed, id }] = useState(() => read(host))
  const tip = useTip()
  if (!title) return null
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
        aria-describedby={isNamed && tip.isShown ? id : undefined}
      />
      <Tip tip={tip} id={id} {...(isHtml ? { html: title } : { children: title })} />
    </>
  )
}
