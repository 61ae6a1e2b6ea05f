import { CLAIMABLE, type Definition } from './definition'

/** The known wake strategies. */
export const WAKE = /^(load|idle|visible|touch|interaction|media:.+|when:\$.+)$/

/** Can events of a type be claimed? */
export function isClaimable(type: string): boolean {
  return (CLAIMABLE as readonly string[]).includes(type)
}

/** The touches that wake. */
export const TOUCH = /^(pointerover|focusin|change|shop-islands:.+)$/

const isFunction = (value: unknown) => typeof value === 'function'

/** Can this be a condition of a claim or a touch? */
export const isCondition = (value: unknown) => value === true || isFunction(value)

/** Are the types known ones, each with `true` or a function? */
function areConditions(conditions: object = {}, isKnown: (type: string) => boolean): boolean {
  return Object.entries(conditions).every(([type, value]) => isKnown(type) && isCondition(value))
}

/**
 * Does a definition have something to mount or to run? Only an area's definitions may give a name, which is found in the area's `index.ts`.
 */
export function hasContent({ area, ...definition }: Partial<Definition>): boolean {
  const kind = ['component', 'load', 'service'].find((name) => name in definition)
  const content = (definition as Record<string, unknown>)[kind ?? '']
  return isFunction(content) || (!!area && typeof content === 'string')
}

/**
 * Can the engine work with a definition? A theme author's definition was not checked by anything before. `checkDefinition.ts` says what is
 * wrong with one that is not usable.
 */
export function isUsable(definition: Definition): boolean {
  try {
    const { name, selectors, wake, claims, touches } = definition
    document.head.matches(selectors.trim())
    return (
      !!name &&
      WAKE.test(wake) &&
      areConditions(claims, isClaimable) &&
      areConditions(touches, (type) => TOUCH.test(type)) &&
      hasContent(definition)
    )
  } catch {
    return false
  }
}
