import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { answerNotifier } from '../../src/bridge/answerNotifier'
import { emit } from '../../src/bridge/pluginEvents'
import { FailureNotice } from '../../src/notice/FailureNotice'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { dispatch } from '../../src/page/events'
import { ServerElement, useHost, useOneAtATime, useText } from '../../src/react'
import { atom } from '../../src/stores/atom'
import { inTurn } from '../../src/stores/cart/queue'
import { tellOtherTabs } from './otherTabs'
import { QuoteSpinner } from './QuoteSpinner'
import { reportFailure } from './quoteCallFor'
import { removeFromQuote } from './removeFromQuote'

/** The link whose removal failed, until the next removal: so the list shows a single notice. */
const $failed = atom<HTMLElement | undefined>(undefined)

/**
 * A link that removes an item from the quote list (behaviours quote.list.remove-*). It raises an event when the item is removed; the list,
 * which outlives the link, removes the row.
 */
export function QuoteRemoveLink(): ReactNode {
  const link = useHost()
  const { removeFailed } = useText('quote')
  const hasFailed = useStore($failed) === link
  const [isBusy, run] = useOneAtATime()

  const remove = async () => {
    clearAnnouncement(link)
    $failed.set(undefined)
    const { answered, tell } = answerNotifier()
    try {
      await inTurn(() => removeFromQuote(link, { answered }))
      tellOtherTabs()
      dispatch('shop-islands:quote-changed', { productId: link.dataset['product_id'] ?? '', isListed: false }, link)
    } catch (error) {
      reportFailure(link, error)
      $failed.set(link)
      announce(removeFailed, link)
      emit('yith_wwraq_error_while_removing', [], document)
    }
    tell()
  }

  return (
    <>
      <ServerElement of={link} onClick={() => run(remove)} />
      <QuoteSpinner beside={link} isBusy={isBusy} />
      {hasFailed && <FailureNotice control={link.closest('table,ul') ?? link} text={removeFailed} />}
    </>
  )
}
