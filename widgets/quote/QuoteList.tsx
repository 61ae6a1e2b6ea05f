import { Fragment, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { emit } from '../../src/bridge/pluginEvents'
import { announce } from '../../src/page/announcer'
import { type EventOf, Outlet, ServerElement, useHost, useText } from '../../src/react'
import { type EmptyPlace, isEmpty, scopeOf, takeList, takeRow } from './quoteRows'
import { REMOVE } from './quoteSelectors'
import { quoteSettings } from './quoteSettings'

/**
 * The quote list of the page: removes the row of an item that was removed, and shows a message when the list is empty (behaviours
 * quote.list.remove-deletes-row-on-1, quote.list.empty-*). The neighbouring row gets the focus, else the message of the empty list.
 */
export function QuoteList(): ReactNode {
  const { removed, emptyList } = useText('quote')
  const [places, setPlaces] = useState<readonly EmptyPlace[]>([])
  const newest = useRef<HTMLDivElement>(null)
  const text = quoteSettings().quoteEmptyText || emptyList

  const takeAway = (link: HTMLElement) => {
    const scope = scopeOf(link)
    const isFocused = link === document.activeElement
    const neighbour = takeRow(link)
    if (isFocused) neighbour?.focus()
    if (!isEmpty(scope)) {
      announce(removed)
      return
    }
    const place = takeList(scope)
    flushSync(() => setPlaces((before) => [...before, place]))
    announce(text)
    if (isFocused) (place.message ?? newest.current)?.focus()
  }
  const follow = ({ target, detail }: EventOf<'shop-islands:quote-changed'>) => {
    const link = target as HTMLElement
    if (detail.isListed || !link.matches(REMOVE)) return
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
