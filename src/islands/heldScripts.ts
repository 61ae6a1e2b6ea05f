/** The types of those optimisers that note what the shopper does while they hold scripts back, and do it again: WP Rocket, Perfmatters. */
const REPEATING_TYPE = /rocket|delay/

/**
 * The types under which other optimisers print a script that the browser must not run yet: LiteSpeed Cache's, Cloudflare's (a number before
 * the type) and that of scripts that wait for a touch in general. Each tag gives way to a script that runs. NitroPack's
 * `nitropack/inlinescript` is none: such a tag may stay when its script has run, so it would be waited for without end.
 */
const HELD_TYPE = /^(lazyscript|litespeed\/javascript|[\da-f]{8,}-text\/javascript)$/

/**
 * What other attributes say: WP Meteor's scripts, of a type that elsewhere waits for consent; those of Flying Scripts without an address
 * yet.
 */
const HELD_OTHERWISE = '[type="javascript/blocked"][data-wpmeteor-type],[data-type="lazy"][data-src]:not([src])'

/** Cloudflare's Rocket Loader. While it runs one script after the other, those that wait are not in the page. */
const ROCKET_LOADER = '[data-cf-settings][defer]'

/** Is this script held back by an optimiser that will do the shopper's first touches again? */
const isRepeatedFor = ({ type }: HTMLScriptElement) => REPEATING_TYPE.test(type)

/** Will what the shopper does now be done again by an optimiser, because it holds scripts of the page back until the first touch? */
export function areTouchesRepeated(): boolean {
  return [...document.scripts].some(isRepeatedFor)
}

/**
 * Does an optimiser hold scripts of the page back, until the first touch or for a while after the load, whether it repeats touches or not?
 */
export function areScriptsHeld(): boolean {
  const isHeld = (script: HTMLScriptElement) => HELD_TYPE.test(script.type) || script.matches(HELD_OTHERWISE)
  const isLoading = (script: HTMLScriptElement) => !window.__cfRLUnblockHandlers && script.matches(ROCKET_LOADER)
  return [...document.scripts].some((script) => isRepeatedFor(script) || isHeld(script) || isLoading(script))
}
