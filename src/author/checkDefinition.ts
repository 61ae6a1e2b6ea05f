import { CLAIMABLE, type Definition, TOUCH_TYPES } from '../islands/definition'
import { hasContent, isBusyClass, isCondition, isOneOf, isWake } from '../islands/isUsable'
import { isRecord } from '../page/isRecord'

function isSelector(text: string): boolean {
  try {
    document.head.matches(text)
    return true
  } catch {
    return false
  }
}

/** The first type among claims or touches whose value is neither `true` nor a function. */
function noCondition(conditions: object): string | undefined {
  return Object.entries(conditions).find(([, value]) => !isCondition(value))?.[0]
}

/**
 * Says what is wrong with a definition that is not usable (`isUsable.ts`). Loaded only where there is such a definition.
 *
 * @returns one sentence with the remedy, or `undefined` where nothing is wrong.
 */
export function problemOf(definition: Partial<Definition> | undefined): string | undefined {
  const { name, selectors, wake, claims = {}, touches = {}, busyClass } = definition ?? {}
  if (!name) return 'It has no name.'
  if (typeof selectors !== 'string' || !selectors.trim() || !isSelector(selectors))
    return `${name}: selectors must be a CSS selector list, not ${JSON.stringify(selectors)}.`
  if (typeof wake !== 'string' || !isWake(wake))
    return `${name}: wake must be load, idle, visible, touch, interaction, media:(…) or when:$store, not ${JSON.stringify(wake)}.`
  const noObject = Object.entries({ claims, touches }).find(([, types]) => !isRecord(types))
  if (noObject) return `${name}: ${noObject[0]} must be an object, such as { change: true }.`
  const unclaimable = Object.keys(claims).find((type) => !isOneOf(CLAIMABLE, type))
  if (unclaimable)
    return `${name}: ${unclaimable} cannot be claimed, only ${new Intl.ListFormat('en-GB').format(CLAIMABLE)} can.`
  const noTouch = Object.keys(touches).find((type) => !isOneOf(TOUCH_TYPES, type))
  if (noTouch)
    return `${name}: ${noTouch} is no touch, only pointerover, focusin, change and events of shop-islands are.`
  const vague = noCondition(claims) ?? noCondition(touches)
  if (vague) return `${name}: ${vague} must be true, or a function that says whether the event is for it.`
  if (!isBusyClass(busyClass))
    return `${name}: busyClass must be one class, without blanks, not ${JSON.stringify(busyClass)}.`
  if (!hasContent(definition ?? {}))
    return `${name}: it has no component; give it one as \`component\`, or \`load\`, a function that imports one.`
  return undefined
}
