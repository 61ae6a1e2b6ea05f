import { useLayoutEffect, useState } from 'react'
import { isRightToLeft } from '../../../src/page/elements'
import { useListener } from '../../../src/react'

/** Pixels that stay free between a panel and the edges of its container (contract 11.3). */
const KEPT_FREE = 15

/** The narrowest container, in pixels, in which panels are moved (behaviour page.dropdown.not-repositioned-under-750-px). */
const NARROWEST = 750

/** The class of a panel that is wider than the container of its menu. */
export const TOO_WIDE = 'nav-dropdown-full'

const FULL_SIZE = `.${TOO_WIDE},.menu-item-design-full-width>*,.menu-item-design-container-width>*`

/** A menu whose entries are below each other; the theme's styles open its panels beside them. */
const VERTICAL = '.ux-nav-vertical-menu'

/** Entries whose panels begin where their bar of the header ends. */
const BELOW_BAR = '.menu-item-design-full-width,.menu-item-design-container-width'

/** The bars of the theme's header. */
const BAR = '#top-bar,#masthead,#wide-nav'

/** Where a panel may be, in pixels of the window. */
interface Room {
  left: number
  right: number
  /** Does the panel take all of it? */
  isFull: boolean
}

/** What a panel gets, in pixels: a width, a `top` within its entry, and how far it is moved sideways. */
interface PanelPlace {
  width?: number
  top?: number | undefined
  shift: number
  /** Is it wider than the container of its menu? The theme's styles place it in the middle of the window then, by `TOO_WIDE`. */
  isTooWide: boolean
}

/** What remains of a room beside the menu that an entry is in. */
function roomBeside(entry: Element, room: Room): Room {
  const menu = entry.getBoundingClientRect()
  return isRightToLeft(entry) ? { ...room, right: menu.left } : { ...room, left: menu.right }
}

/**
 * The room that a panel has in the container of its menu; panels of full size take the width of the container, or of the window.
 *
 * @param isTooWide is `TOO_WIDE` the panel's class only because we have found it too wide?
 * @returns `undefined` where the panel stays where its styles put it: in narrow containers, and beside vertical menus unless it is of full
 *   size.
 */
function roomFor(entry: Element, panel: Element, isTooWide: boolean): Room | undefined {
  const container = entry.closest('.container') ?? document.body
  if (container.clientWidth < NARROWEST) return undefined
  const isFull = !isTooWide && panel.matches(FULL_SIZE)
  const isVertical = !!entry.closest(VERTICAL)
  if (isVertical && !isFull) return undefined
  const area = container.getBoundingClientRect()
  const room =
    isFull && entry.matches('.menu-item-design-full-width')
      ? { left: 0, right: document.documentElement.clientWidth, isFull }
      : { left: area.left + KEPT_FREE, right: area.right - KEPT_FREE, isFull }
  return isVertical ? roomBeside(entry, room) : room
}

/** Where the panel of an entry begins, from the entry's upper edge; `undefined` where its styles place it (contract 11.3). */
function topIn(entry: Element): number | undefined {
  const bar = entry.matches(BELOW_BAR) && !entry.closest(VERTICAL) && entry.closest(BAR)
  return bar ? bar.getBoundingClientRect().bottom - entry.getBoundingClientRect().top : undefined
}

/** How far a panel must be moved sideways to fit, in whole pixels; 0 where it fits. */
export function shiftInto({ left, right, isFull }: Room, box: { left: number; right: number }): number {
  const shift = Math.min(right - box.right, 0)
  // A panel that is wider than its container begins where the container begins.
  return Math.round(isFull || box.left + shift < left ? left - box.left : shift)
}

/**
 * A panel that is being placed. Each step is measured once what the one before it has changed is in the page: with nothing of ours but its
 * width and its `top` it is `sized`; the theme's styles for `TOO_WIDE` place what is `marked`.
 */
interface Placing extends Pick<PanelPlace, 'top' | 'shift' | 'isTooWide'> {
  step: 'sized' | 'marked' | 'placed'
  /** What it has to fit into; absent where it stays where its styles put it. */
  room?: Room | undefined
}

/** A panel before it is opened for the first time. */
const AT_REST: Placing = { step: 'placed', shift: 0, isTooWide: false }

/** The next step of a panel, which is in the page as `placing` says by now. */
function nextStep(placing: Placing, room: Room, panel: Element): Placing {
  const box = panel.getBoundingClientRect()
  if (placing.step === 'marked') {
    // Where the theme's styles for `TOO_WIDE` are missing, it is moved into the window.
    const { clientWidth: right } = document.documentElement
    return { ...placing, step: 'placed', shift: shiftInto({ left: 0, right, isFull: false }, box) }
  }
  const isTooWide = !room.isFull && box.width > room.right - room.left + 2 * KEPT_FREE
  if (isTooWide) return { ...placing, step: 'marked', isTooWide }
  return { ...placing, step: 'placed', shift: shiftInto(room, box) }
}

/**
 * Places a panel each time it opens, before it is painted, so that it fits into the container of its menu, and again where the window gets
 * another width meanwhile: a device is turned. It stays there while it fades out, unless it is too wide.
 *
 * @returns the values for the panel's element.
 */
export function usePanelPlace(entry: Element, panel: Element, isOpen: boolean): PanelPlace {
  const [placing, setPlacing] = useState(AT_REST)
  const { step, room, top, shift, isTooWide } = placing
  const [measuredAt, setMeasuredAt] = useState(innerWidth)
  // Not for another height: a phone's keyboard changes that, too. While it is closed as well, or a device that is turned back would seem
  // the same.
  useListener(window, 'resize', () => setMeasuredAt(innerWidth))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window's width decides what is measured.
  useLayoutEffect(() => {
    if (isOpen) setPlacing({ ...AT_REST, step: 'sized', room: roomFor(entry, panel, isTooWide), top: topIn(entry) })
    else if (isTooWide) setPlacing({ ...placing, isTooWide: false })
  }, [entry, panel, isOpen, measuredAt])
  useLayoutEffect(() => {
    if (room && step !== 'placed') setPlacing(nextStep(placing, room, panel))
  }, [placing, step, room, panel])
  return { ...(room?.isFull && { width: room.right - room.left }), top, shift, isTooWide }
}
