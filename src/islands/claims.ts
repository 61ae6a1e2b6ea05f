import { hasModifier } from '../page/hasModifier'
import { whenAtBody } from './atBody'
import type { ClaimedType, Definition, EventCondition, TouchType } from './definition'
import { holdSubmit } from './heldForms'
import { hostsAround } from './hostIndex'
import { islandOn, wake } from './islands'
import { giveBack, isGivenBack } from './native'
import { keepFrom, takesOver } from './oldScripts'
import { expectRepetition, isRepetition } from './repetitions'
import { saysYes } from './saysYes'
import { serves } from './serves'

/** Touches that `early.js` held before the core was there. */
interface EarlyTouches {
  held: Event[]
  stop(): void
}

/** What wakes a definition that names no touches. */
const TOUCHES: readonly TouchType[] = ['pointerover', 'focusin']

/** The definitions that hear of an event, by its type and in their order. */
type Hearers = Map<string, readonly Definition[]>

const claimants: Hearers = new Map()
const touched: Hearers = new Map()

function hearersOf(type: string, hearers: Hearers): readonly Definition[] {
  return hearers.get(type) ?? []
}

/** Is an event left to the page? Clicks with a modifier key open tabs and windows; what was given back is not claimed a second time. */
function isNotOurs(event: Event): boolean {
  const click = event as MouseEvent
  return isGivenBack() || hasModifier(click) || click.button > 0 || !(event.target instanceof Element)
}

function holds(condition: true | EventCondition | undefined, event: Event, host: HTMLElement): boolean {
  return condition === true || saysYes(host, () => !!condition?.(event, host))
}

/** Gives an event to the first definition that claims it. */
function claim(event: Event): boolean {
  const type = event.type as ClaimedType
  for (const [definition, host] of hostsAround(event.target as Element, hearersOf(type, claimants))) {
    if (!serves(definition, host) || !holds(definition.claims?.[type], event, host)) continue
    const old = takesOver(definition, host)
    if (old) keepFrom(old, event)
    event.preventDefault()
    expectRepetition(event)
    // Its code is on its way before anybody else is asked; a listener may take the host, and its island with it, out of the page.
    const island = wake(definition, host, type)
    if (definition.isAskedLast) whenAtBody(event, () => wake(definition, host, type).deliver(event))
    else island.deliver(event)
    return true
  }
  return false
}

/** Takes an event that the shopper's own keys and clicks made. */
function take(event: Event): boolean {
  return !isNotOurs(event) && claim(event)
}

function onClaimable(event: Event): void {
  if (event.defaultPrevented || isNotOurs(event)) return
  if (isRepetition(event)) {
    event.preventDefault()
    event.stopImmediatePropagation()
    return
  }
  if (claim(event)) return
  if (event.type === 'submit') holdSubmit(event as SubmitEvent)
}

/** A pointer, a finger or the focus has reached something: every definition that waits for that wakes. Nobody owns the event. */
function onTouch(event: Event): void {
  if (!(event.target instanceof Element)) return
  const type = event.type as TouchType
  // All hosts are collected before the first island hears of the touch, because what it does may change the page.
  for (const [definition, host] of [...hostsAround(event.target, hearersOf(type, touched))]) {
    const { touches } = definition
    const { state = 'gone' } = islandOn(host, definition) ?? {}
    // Nothing is handed to an island that hears of no touch, so an awake one is not asked again with each step of the pointer.
    if (!touches && state !== 'gone') continue
    if (!serves(definition, host) || !holds(!touches || touches[type], event, host)) continue
    const island = wake(definition, host, type)
    if (touches) island.deliver(event)
  }
}

/** Lets a definition hear of events of a type; without a definition, the type is only listened for. */
function hear(hearers: Hearers, type: string, listener: (event: Event) => void, definition?: Definition): void {
  const known = hearersOf(type, hearers)
  if (!hearers.has(type)) document.addEventListener(type, listener, { capture: true, passive: hearers === touched })
  hearers.set(type, definition ? [...known, definition] : known)
}

/** Listens for what a definition claims or wakes on, and for forms that are sent meanwhile. */
export function listenFor(definition: Definition): void {
  const { claims = {}, touches, wake: strategy } = definition
  hear(claimants, 'submit', onClaimable)
  for (const type of Object.keys(claims)) hear(claimants, type, onClaimable, definition)
  for (const type of touches ? Object.keys(touches) : strategy === 'touch' ? TOUCHES : [])
    hear(touched, type, onTouch, definition)
}

/** Wakes what has had the focus since before the core was there: no event tells of a focus that stays. */
export function wakeFocused(): void {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return
  const simple = hearersOf('focusin', touched).filter(({ touches }) => !touches)
  for (const [definition, host] of hostsAround(activeElement, simple))
    if (serves(definition, host)) wake(definition, host, 'focusin')
}

/** Takes over what the shopper touched before the core was there (decisions: What `early.js` holds). */
export function takeEarlyTouches(): void {
  const early = (window as { shopIslandsEarly?: EarlyTouches }).shopIslandsEarly
  if (!early) return
  early.stop()
  for (const event of early.held.splice(0)) if (!take(event)) giveBack(event)
}
