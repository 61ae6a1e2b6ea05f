import { endsDrag } from '../page/drags'
import { isByHeldEnter } from '../page/heldEnter'
import { hasModifier } from '../page/keys'
import { report } from '../page/report'
import { askSafely } from './askSafely'
import type { ClaimedType, Definition, EventCondition, TouchType } from './definition'
import { giveBackInTurn } from './giveBackInTurn'
import { holdSubmit } from './heldForms'
import { hostsAround } from './hostIndex'
import { islandOn, wake } from './islands'
import { noteTouch } from './leftTouches'
import { isGivenBack } from './native'
import { keepFrom, takesOver } from './oldScripts'
import { expectRepetition, isRepetition } from './repetitions'
import { serves } from './serves'
import { whenAtBody } from './whenAtBody'

/** The events that wake a definition with `wake: 'touch'` that names no touches. */
const TOUCHES: readonly TouchType[] = ['pointerover', 'focusin']

/** The definitions that want to hear of an event, by its type and in the order of the catalogue. */
type Hearers = Map<string, readonly Definition[]>

const claimants: Hearers = new Map()
const touched: Hearers = new Map()

function hearersOf(hearers: Hearers, type: string): readonly Definition[] {
  return hearers.get(type) ?? []
}

/**
 * Must an event be left to the page? Clicks with a modifier key open tabs and windows; an event that was given back is not claimed again.
 */
function isNotOurs(event: Event): boolean {
  const click = event as MouseEvent
  return isGivenBack() || hasModifier(click) || click.button > 0 || !(event.target instanceof Element)
}

function holds(condition: true | EventCondition | undefined, event: Event, host: HTMLElement): boolean {
  return condition === true || askSafely(host, () => !!condition?.(event, host), false)
}

/** Keeps an event from everybody: what it stands for was served once. */
function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Gives an event to the first definition that claims it and serves the host. @returns whether there is one. */
function claim(event: Event): boolean {
  const type = event.type as ClaimedType
  for (const [definition, host] of hostsAround(event.target as Element, hearersOf(claimants, type))) {
    if (!serves(definition, host) || !holds(definition.claims?.[type], event, host)) continue
    if (isByHeldEnter(event) && !definition.isServedWhileHeld) {
      swallow(event)
      return true
    }
    const old = takesOver(definition, host)
    if (old) keepFrom(old, event)
    event.preventDefault()
    const serve = () => {
      // Only now: what an optimiser has kept from the page is served when it is repeated.
      expectRepetition(event)
      wake(definition, host, type).deliver(event)
    }
    // Starts to load the code before the page's listeners are called. One of them may remove the host and end its island: so it is woken
    // again when the event is served.
    wake(definition, host, type)
    // The slider that was dragged, of whatever library, keeps the click for itself on its way.
    if (definition.isAskedLast || endsDrag(event)) whenAtBody(event, serve)
    else serve()
    return true
  }
  return false
}

function onClaimable(event: Event): void {
  if (event.defaultPrevented || isNotOurs(event)) return
  if (isRepetition(event)) {
    swallow(event)
    return
  }
  if (claim(event)) return
  if (event.type === 'submit') holdSubmit(event as SubmitEvent)
}

/**
 * A pointer, a finger or the focus has reached something, or an event of our own was raised on it: every definition that waits for it
 * wakes. The event is not claimed.
 */
function onTouch(event: Event): void {
  if (!(event.target instanceof Element)) {
    // Hosts are found around an element. A pointer on the document is nothing to remark on.
    if (event.type.includes(':')) report('event-on-document', null, event.type)
    return
  }
  noteTouch(event)
  const type = event.type as TouchType
  // All hosts are collected before the first island hears of the touch, because what it does may change the page.
  for (const [definition, host] of [...hostsAround(event.target, hearersOf(touched, type))]) {
    const { touches } = definition
    const { state = 'gone' } = islandOn(host, definition) ?? {}
    // An island whose definition names no touches is handed none: once there is one, nothing is left to do for each further pointer event.
    if (!touches && state !== 'gone') continue
    if (!serves(definition, host) || !holds(!touches || touches[type], event, host)) continue
    const island = wake(definition, host, type)
    if (touches) island.deliver(event)
  }
}

/**
 * Listens for a type of events, once however many want to hear of it: optimisers that patch the browser's method may add a listener twice.
 */
function listenOnce(hearers: Hearers, type: string): void {
  if (hearers.has(type)) return
  hearers.set(type, [])
  // None is passive: Zone.js gives all listeners for a type what the first one asked for, and a claimed change is prevented.
  document.addEventListener(type, hearers === claimants ? onClaimable : onTouch, true)
}

/** Adds a definition to those that hear of events of a type. */
function addHearer(hearers: Hearers, type: string, definition: Definition): void {
  listenOnce(hearers, type)
  hearers.set(type, [...hearersOf(hearers, type), definition])
}

/** Listens for all submits: one that nobody claims may have to be held. */
export function listenForSubmits(): void {
  listenOnce(claimants, 'submit')
}

/** Listens for the events that a definition claims or wakes on. */
export function listenFor(definition: Definition): void {
  const { claims = {}, touches, wake: strategy } = definition
  for (const type of Object.keys(claims)) addHearer(claimants, type, definition)
  const byAnyTouch = strategy === 'touch' ? TOUCHES : []
  for (const type of touches ? Object.keys(touches) : byAnyTouch) addHearer(touched, type, definition)
}

/** Wakes the islands around the element that had the focus before the core ran: no event will tell of it. */
export function wakeFocused(): void {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return
  const withoutTouches = hearersOf(touched, 'focusin').filter(({ touches }) => !touches)
  for (const [definition, host] of hostsAround(activeElement, withoutTouches))
    if (serves(definition, host)) wake(definition, host, 'focusin')
}

/** Takes over what the shopper clicked before the core was there (decisions: What `early.js` holds). */
export function takeEarlyClicks(): void {
  const early = window.shopIslandsEarly
  if (!early) return
  early.stop()
  for (const event of early.held.splice(0)) if (isNotOurs(event) || !claim(event)) giveBackInTurn(event)
}
