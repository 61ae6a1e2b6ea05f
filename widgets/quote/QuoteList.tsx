import { Fragment, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { emit } from '../../src/bridge/pluginEvents'
import { announce } from '../../src/page/announcer'
import { detailOf } from '../../src/page/events'
import { type EventOf, Outlet, ServerElement, useHost, useText } from '../../src/react'
import { type EmptyPlace, isEmpty, otherLinksOf, scopeOf, takeList, takeRow } from './quoteRows'
import { REMOVE } from './quoteSelectors'
import { quoteSettings } from './quoteSettings'

/**
 * The quote list of the page: removes the row of an item that was removed, and shows a message when the list is empty (behaviours
 * quote.list.remove-deletes-row-on-1, quote.list.empty-*). The neighbouring row gets the focus, else the message of the empty list. A page
 * may show the list twice: the rows go in both.
 */
export function QuoteList(): ReactNode {
  const { removed, emptyList } = useText('quote')
  const [places, setPlaces] = useState<readonly EmptyPlace[]>([])
  const newest = useRef<HTMLDivElement>(null)
  const text = quoteSettings().quoteEmptyText || emptyList

  const takeAway = (link: HTMLElement) => {
    const others = otherLinksOf(link)
    // The link's own list comes last, because the focus goes to its message.
    const scopes = new Set([...others, link].map(scopeOf))
    const isFocused = link === document.activeElement
    others.forEach(takeRow)
    const neighbour = takeRow(link)
    if (isFocused) neighbour?.focus()
    const emptied = [...scopes].filter(isEmpty).map(takeList)
    if (emptied.length === 0) {
      announce(removed)
      return
    }
    flushSync(() => setPlaces((before) => [...before, ...emptied]))
    const message = emptied.at(-1)?.message ?? newest.current
    // What gets the focus is read by that.
    if (isFocused && !neighbour && message) message.focus()
    else announce(text)
  }
  const follow = (event: EventOf<'shop-islands:quote-changed'>) => {
    const link = event.target as HTMLElement
    if (detailOf(event).isListed !== false || !link.matches(REMOVE)) return
    takeAway(link)
    emit('yith_wwraq_removed_successfully', [], document)
  }

  const said = (
    <div ref={newest} tabIndex={-1}>
      {text}
    </div>
  )
  return (
    <>
      <ServerElement of={useHost()} on={{ 'shop-islands:quote-changed': follow }} />
      {places.map(({ message, after, prepend }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: none of them is ever removed.
        <Fragment key={index}>
          <ServerElement of={message} tabindex={-1} textContent={text} />
          {!message && (after ? <Outlet after={after}>{said}</Outlet> : <Outlet prepend={prepend}>{said}</Outlet>)}
        </Fragment>
      ))}
    </>
  )
}
