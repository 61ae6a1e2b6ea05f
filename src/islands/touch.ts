import type { WidgetDefinition } from './definition'
import { claimedTypes } from './island'
import { giveBack, isGivenBack } from './native'
import { hasParts, islandOn, loadParts, wake, widgets } from './registry'

/** Touches that `early.js` held before the core was there. */
interface EarlyTouches {
  held: Event[]
  stop(): void
}

/** Signs of a touch to come: the parts of what lies under the pointer or the focus are fetched ahead of the click. */
const INTENTIONS = ['pointerover', 'focusin']

/** Claims an event for the first widget that wants it. Modified clicks are never claimed: they open tabs and windows. */
function claim(event: Event): boolean {
  const target = event.target as Element
  const { ctrlKey, metaKey, shiftKey, altKey, button } = event as MouseEvent
  if (isGivenBack() || ctrlKey || metaKey || shiftKey || altKey || button > 0 || !target.closest) return false
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

function onTouch(event: Event): void {
  if (!event.defaultPrevented) claim(event)
}

/** Fetches the parts of a widget ahead of its first touch. */
export function preload(widget: WidgetDefinition): void {
  if (!('act' in widget)) loadParts(widget)
}

function onIntention({ target }: Event): void {
  for (const widget of widgets) {
    const isClickable = claimedTypes(widget).includes('click') && !hasParts(widget)
    if (isClickable && (target as Element).closest?.(widget.hooks)) preload(widget)
  }
}

/** Listens for the signs of a touch to come. */
export function listenForIntentions(): void {
  for (const type of INTENTIONS) document.addEventListener(type, onIntention, { capture: true, passive: true })
}

/** Listens for what an interaction widget claims; the same listener for all of them, which the browser adds only once. */
export function listen(widget: WidgetDefinition): void {
  for (const type of claimedTypes(widget)) document.addEventListener(type, onTouch, true)
}

/** Takes over what the shopper touched before the core was there (design: Before the script is there). */
export function takeEarlyTouches(): void {
  const early = (window as { shopIslandsEarly?: EarlyTouches }).shopIslandsEarly
  if (!early) return
  early.stop()
  for (const event of early.held.splice(0)) if (!claim(event)) giveBack(event, event.target as HTMLElement)
}
