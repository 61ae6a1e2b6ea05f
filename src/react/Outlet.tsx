import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { OUTLET } from '../fragments/domainKeys'
import { onSwapped } from '../fragments/swapped'
import { moveNode, takeOut } from '../page/moveNode'
import type { ElementProps } from './elementProps'
import { ServerElement } from './ServerElement'
import { usePageEffect } from './usePageEffect'

/** Where an outlet stands, seen from its server element. `in`: the element is an empty place that the server left for us. */
export type OutletPlace = 'before' | 'after' | 'prepend' | 'append' | 'in'

type At<Place extends OutletPlace> = { [Name in Place]: Element | null | undefined } & {
  [Other in Exclude<OutletPlace, Place>]?: never
}

/** Exactly one place, what to show there, and the tag of the container. */
export type OutletProps = {
  children?: ReactNode
  /**
   * The container's tag, where its parent needs a certain one (`li`, `tr`); `div` where it is absent. That of the first rendering counts.
   */
  as?: string | undefined
  /**
   * Attributes of the container, where it is itself a visible element: themes style `li > button.toggle`, so nothing may be between the
   * two. Given on every rendering, or never.
   */
  has?: ElementProps | undefined
  /** If another script removes the container or puts it elsewhere, does that last? Otherwise the next swap puts it back. */
  mayGo?: boolean
} & (At<'before'> | At<'after'> | At<'prepend'> | At<'append'> | At<'in'>)

/** All containers that were made here. */
const made = new WeakSet<Element>()

/**
 * Removes what is in a host because a script has copied it along with another one, as sliders do with slides in order to go round: it
 * belongs to nobody there, and the component draws its own beside it. What else is marked like a container stays: the hidden inputs of a
 * form (attribution), and what is in a container (the shop's errors).
 */
export function removeCopies(host: Element): void {
  for (const outlet of host.querySelectorAll(`${OUTLET}:not(input)`))
    if (!made.has(outlet) && !outlet.parentElement?.closest(OUTLET)) outlet.remove()
}

function createContainer(tag: string, hasBox: boolean): HTMLElement {
  const container = document.createElement(tag)
  made.add(container)
  container.dataset['islandOutlet'] = ''
  // Not as an attribute: a strict Content-Security-Policy ignores style attributes.
  if (!hasBox) container.style.display = 'contents'
  return container
}

/** Is the container where it belongs? Other outlets may be in between. */
function isInPlace(container: Element, place: OutletPlace, element: Element): boolean {
  const way = place === 'after' || place === 'prepend' ? 'previousSibling' : 'nextSibling'
  let neighbour = container[way]
  while (neighbour instanceof Element && neighbour.matches(OUTLET)) neighbour = neighbour[way]
  return place === 'before' || place === 'after'
    ? neighbour === element
    : !neighbour && container.parentNode === element
}

/** Puts the container where it belongs, or out of the page where its element has left. */
function putInPlace(container: Element, place: OutletPlace, element: Element): void {
  if (isInPlace(container, place, element)) return
  const isBeside = place === 'before' || place === 'after'
  const parent = isBeside ? element.parentElement : element
  if (!parent) {
    takeOut(container)
    return
  }
  const next = { before: element, after: element.nextSibling, prepend: element.firstChild, append: null, in: null }[
    place
  ]
  moveNode(container, parent, next)
}

/**
 * Shows what a component adds to the page, beside or inside a server-rendered element. The container has no box of its own unless `has` is
 * given, so nothing shifts. It has `data-island-outlet`, so that a swap leaves it alone; where a swap moves its element, it follows. If the
 * prop names another element, the same container moves there with its content and state.
 *
 * @param props exactly one of `before`, `after`, `prepend`, `append` and `in`, with the server element; nothing is shown where that is
 *   `null` or `undefined`.
 */
export function Outlet({ children, as = 'div', has, mayGo, ...at }: OutletProps): ReactNode {
  const [[place, element]] = Object.entries(at) as [[OutletPlace, Element | null | undefined]]
  // A state, because React may forget a memo, and everything in the container with it.
  const [container] = useState(() => createContainer(as, !!has))
  useLayoutEffect(() => {
    if (!element) return takeOut(container)
    putInPlace(container, place, element)
    let home = container.parentNode
    return onSwapped(() => {
      // Only a container that was taken from its parent by itself stays away; one that left with its surroundings, or was not shown,
      // follows its element.
      if (mayGo && container.parentNode !== home) return
      putInPlace(container, place, element)
      home = container.parentNode
    })
  }, [container, place, element, mayGo])
  // A separate effect, so that the container is not removed when it moves to another element.
  usePageEffect(() => () => takeOut(container), [container])
  if (!element) return null
  return (
    <>
      {has && <ServerElement of={container} {...has} />}
      {createPortal(children, container)}
    </>
  )
}
