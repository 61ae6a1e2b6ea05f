import type { WidgetDefinition } from './definition'
import { claimedTypes } from './island'
import { giveBack, isGivenBack, repeat } from './native'
import { widgets } from './registry'
import { openSectionAround } from './sections'
import { islandOn, loadParts, wake } from './waking'

/** Touches that `early.js` held before the core was there. */
interface EarlyTouches {
  held: Event[]
  stop(): void
}

/** Signs of a touch to come: the parts of what lies under the pointer or the focus are fetched ahead of the click. */
const INTENTIONS = ['pointerover', 'focusin']

/** What a section of the catalogue may want before it is there. A form is sent by a click, too, even if it was the Enter key. */
const HELD_TYPES = ['click', 'change']

/**
 * Does a click tick a box? That is not held: the shopper sees it at once, and who wants it hears of the change. A link inside of a label
 * ticks nothing.
 */
function isTick({ type, target }: Event): boolean {
  const control = (target as Element).closest<HTMLLabelElement>('a,label')?.control ?? (target as Element)
  return type === 'click' && control.matches('[type=checkbox],[type=radio]')
}

/** Modified clicks open tabs and windows and are never ours, nor is what was given back to the page. */
function isFree(event: Event): boolean {
  const click = event as MouseEvent
  return (
    isGivenBack() ||
    click.ctrlKey ||
    click.metaKey ||
    click.shiftKey ||
    click.altKey ||
    click.button > 0 ||
    !(event.target as Element).closest
  )
}

/** Claims an event for the first widget that wants it. */
function claim(event: Event): boolean {
  const target = event.target as Element
  for (const widget of widgets) {
    const host = claimedTypes(widget).includes(event.type) && target.closest<HTMLElement>(widget.hooks)
    if (!host || islandOn(host, widget)?.state === 'failed' || widget.claims?.(event, host) === false) continue
    if (widget.isRivalHere?.()) event.stopImmediatePropagation()
    if ('act' in widget) widget.act(event, host)
    else {
      event.preventDefault()
      if (widget.busyClass) host.classList.add(widget.busyClass)
      wake(widget, host, event.type).deliver(event)
    }
    return true
  }
  return false
}

/** Holds a touch on what a section of the catalogue may serve that is not there yet, until it is. */
function hold(event: Event): boolean {
  const opening = HELD_TYPES.includes(event.type) && !isTick(event) && openSectionAround(event.target as Element)
  if (!opening) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  opening.then(() => repeat(event))
  return true
}

/** Takes an event for a widget, or for one that may be on its way. */
function take(event: Event): boolean {
  return !isFree(event) && (claim(event) || hold(event))
}

function onTouch(event: Event): void {
  if (!event.defaultPrevented) take(event)
}

/** Fetches the parts of a widget ahead of its first touch. */
export function preload(widget: WidgetDefinition): void {
  if (!('act' in widget)) loadParts(widget)
}

function onIntention(event: Event): void {
  const target = event.target as Element
  for (const widget of widgets) {
    if (claimedTypes(widget).includes('click') && target.closest?.(widget.hooks)) preload(widget)
  }
  openSectionAround(target)?.then(() => {
    // The pointer or the focus may rest where it is: what has come hears of it, too.
    if (target.matches(':hover,:focus')) target.dispatchEvent(new PointerEvent(event.type, event))
  })
}

function listenTo(types: readonly string[], listener: (event: Event) => void): void {
  for (const type of types) document.addEventListener(type, listener, true)
}

/** Listens for what a section of the catalogue may want, and for the signs of a touch to come. */
export function listenForTouches(): void {
  listenTo(HELD_TYPES, onTouch)
  listenTo(INTENTIONS, onIntention)
}

/** Listens for what an interaction widget claims; the same listener for all of them, which the browser adds only once. */
export function listen(widget: WidgetDefinition): void {
  listenTo(claimedTypes(widget), onTouch)
}

/** Takes over what the shopper touched before the core was there (design: Before the script is there). */
export function takeEarlyTouches(): void {
  const early = (window as { shopIslandsEarly?: EarlyTouches }).shopIslandsEarly
  if (!early) return
  early.stop()
  for (const event of early.held.splice(0)) if (!take(event)) giveBack(event)
}
