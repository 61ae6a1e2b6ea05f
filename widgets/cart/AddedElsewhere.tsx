import { Fragment, type ReactNode, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { addTellers } from '../../src/bridge/cartEvents'
import type { ShopIslandsEvents } from '../../src/page/events'
import { keyOf, ServerElement, useHost } from '../../src/react'
import { hasNoLink, ViewCartLink } from './ViewCartLink'

/** A button that is not an `add-to-cart` host, and whose product was added. */
interface Added {
  button: HTMLElement
  isAdded: boolean
  /** Did the script that added leave it busy? */
  wasBusy: boolean
  /** How many 'View cart' links were put after it; see `AddState`. */
  links: number
}

/** An add of a button has succeeded; without `links` and `wasBusy`, another one begins. */
interface Step {
  button: HTMLElement
  done?: Omit<Added, 'button' | 'links'> & { isLinked: boolean }
}

function reduce(known: readonly Added[], { button, done }: Step): readonly Added[] {
  const here = known.filter((one) => one.button.isConnected)
  const former = here.find((one) => one.button === button)
  const others = here.filter((one) => one !== former)
  if (!done) return former ? [...others, { ...former, isAdded: false, wasBusy: false }] : here
  const isAdded = done.isAdded || !!former?.isAdded
  const wasBusy = done.wasBusy || !!former?.wasBusy
  const links = (former?.links ?? 0) + Number(done.isAdded && done.isLinked)
  return [...others, { button, isAdded, wasBusy, links }]
}

/**
 * Shows that their product was added on buttons of product forms and of other plugins, which the events name (contract 1.2). There is one
 * for the page, because such buttons are not known before the event.
 */
export function AddedElsewhere(): ReactNode {
  const [buttons, take] = useReducer(reduce, [])
  const begin = ({ target }: Event) => take({ button: target as HTMLElement })
  const finish = ({ target, detail }: CustomEvent<ShopIslandsEvents['shop-islands:button-done']>) => {
    const button = target as HTMLElement
    const wasBusy = detail.mayBeBusy && button.matches('.loading')
    const done = { isAdded: detail.isAdded, wasBusy, isLinked: hasNoLink(button) }
    flushSync(() => take({ button, done }))
    addTellers(button).buttonDone()
  }
  return (
    <>
      <ServerElement of={useHost()} on={{ 'shop-islands:adding-to-cart': begin, 'shop-islands:button-done': finish }} />
      {buttons.map(({ button, isAdded, wasBusy, links }) => (
        <Fragment key={keyOf(button)}>
          <ServerElement of={button} class={{ added: isAdded || undefined, loading: wasBusy ? false : undefined }} />
          {links > 0 && <ViewCartLink key={links} button={button} />}
        </Fragment>
      ))}
    </>
  )
}
