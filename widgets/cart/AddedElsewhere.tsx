import { Fragment, type ReactNode, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { addNotifier } from '../../src/bridge/cartEvents'
import { detailOf } from '../../src/page/events'
import { type EventOf, keyOf, ServerElement, useHost } from '../../src/react'
import { LIST } from './cartPlaces'
import { hasNoLink, ViewCartLink } from './ViewCartLink'

/** A button that is not an `add-to-cart` host, and whose product was added. */
interface Added {
  button: HTMLElement
  isAdded: boolean
  /** Did the script that added leave it busy? */
  wasBusy: boolean
  /** How many 'View cart' links were put after it; see `ViewCartLink`. */
  links: number
}

/** An add of a button begins, or has succeeded; `needsLink`: a link is to be put there, because there is none yet. */
type AddedAction =
  | { type: 'begun'; button: HTMLElement }
  | { type: 'added'; button: HTMLElement; isAdded: boolean; wasBusy: boolean; needsLink: boolean }

function reduce(known: readonly Added[], action: AddedAction): readonly Added[] {
  const { button } = action
  const here = known.filter((one) => one.button.isConnected)
  const former = here.find((one) => one.button === button)
  const others = here.filter((one) => one !== former)
  if (action.type === 'begun') return former ? [...others, { ...former, isAdded: false, wasBusy: false }] : here
  const isAdded = action.isAdded || !!former?.isAdded
  const wasBusy = action.wasBusy || !!former?.wasBusy
  const before = former?.links ?? 0
  const links = action.isAdded && action.needsLink ? before + 1 : before
  return [...others, { button, isAdded, wasBusy, links }]
}

/** Fields, such as a quantity: nobody presses them to add. */
const FIELD = 'select,input:not([type=submit],[type=button],[type=image])'

/**
 * Is it a control that adds a product, as opposed to one that changes a row of the cart? Side carts hand over a row's quantity field as the
 * button (Merchant's). The shop's script marks that as well, but its fragments take mark and link away with the old row; a swap of ours
 * keeps what components have put there.
 */
function adds(control: HTMLElement): boolean {
  return !control.closest(LIST) && !control.matches(FIELD)
}

/**
 * Shows that their product was added on buttons of product forms and of other plugins, which the events name (contract 1.2). There is one
 * for the page, because such buttons are not known before the event.
 */
export function AddedElsewhere(): ReactNode {
  const [buttons, send] = useReducer(reduce, [])
  const begin = ({ target }: Event) => send({ type: 'begun', button: target as HTMLElement })
  const finish = (event: EventOf<'shop-islands:button-done'>) => {
    const button = event.target as HTMLElement
    const detail = detailOf(event)
    const wasBusy = !!detail.mayBeBusy && button.matches('.loading')
    const isAdded = !!detail.isAdded && adds(button)
    const needsLink = hasNoLink(button)
    flushSync(() => send({ type: 'added', button, isAdded, wasBusy, needsLink }))
    if (!detail.isTold) addNotifier(button).buttonDone()
  }
  return (
    <>
      <ServerElement of={useHost()} on={{ 'shop-islands:adding-to-cart': begin, 'shop-islands:button-done': finish }} />
      {buttons.map((known) => {
        const { button, isAdded, wasBusy, links } = known
        return (
          <Fragment key={keyOf(button)}>
            {/* What its own script shows since, as of another variation, is not for another button's add to change. */}
            <ServerElement
              of={button}
              since={known}
              class={{ added: isAdded || undefined, loading: wasBusy ? false : undefined }}
            />
            <ViewCartLink button={button} count={links} />
          </Fragment>
        )
      })}
    </>
  )
}
