import { CLAIMABLE, type Definition, TOUCH_TYPES, WAKES } from './definition'

/** Is a text in this list? Where a name of the list ends in a sign, as `media:`, something must follow it. */
export function isOneOf(names: readonly string[], text: string): boolean {
  return names.some((name) => (/\w$/.test(name) ? text === name : text.startsWith(name) && text !== name))
}

/** Can an island wake by this? A media feature without a bracket, unlike a type such as `screen`, would never hold. */
export const isWake = (text: string) => isOneOf(WAKES, text) && !/^media:[^(]*[-:]/.test(text)

const isFunction = (value: unknown) => typeof value === 'function'

/** Can this be a condition of a claim or a touch? */
export const isCondition = (value: unknown) => value === true || isFunction(value)

/** Are the types known ones, each with `true` or a function? */
function areConditions(conditions: object = {}, known: readonly string[]): boolean {
  return Object.entries(conditions).every(([type, value]) => isOneOf(known, type) && isCondition(value))
}

/** Can this be the busy class? One class, because the browser refuses to set two at once: the click would be lost. */
export const isBusyClass = (value: unknown) => value == null || (typeof value === 'string' && !/\s/.test(value))

/**
 * Does a definition have something to mount or to run? Only an area's definitions may give a name, which is found in the area's `index.ts`.
 */
export function hasContent({ area, ...definition }: Partial<Definition>): boolean {
  const kind = ['component', 'load', 'service'].find((name) => name in definition)
  const content = (definition as Record<string, unknown>)[kind ?? '']
  return isFunction(content) || (!!area && typeof content === 'string')
}

/**
 * Can the engine work with a definition? Asked about a theme author's alone, which no compiler and no test of ours has seen.
 * `checkDefinition.ts` says what is wrong with one that is not usable.
 */
export function isUsable(given: unknown): boolean {
  try {
    const definition = given as Definition
    const { name, selectors, wake, claims, touches, busyClass } = definition
    document.head.matches(selectors.trim())
    return (
      !!name &&
      isWake(wake) &&
      areConditions(claims, CLAIMABLE) &&
      areConditions(touches, TOUCH_TYPES) &&
      isBusyClass(busyClass) &&
      hasContent(definition)
    )
  } catch {
    return false
  }
}
