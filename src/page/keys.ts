/** Does a key press a button? */
export function isPress({ key }: { key: string }): boolean {
  return key === 'Enter' || key === ' '
}

/** Is it a repetition of Enter, which is held down? Browsers make a click of each on buttons, some on links, too. */
export function isHeldEnter({ key, repeat }: { key: string; repeat: boolean }): boolean {
  return key === 'Enter' && repeat
}

/**
 * Has a key that presses a button press it once, however long it is held: the browser repeats the event, and each repetition would undo the
 * one before, or press what the first has brought. To prevent the browser's own answer, to repetitions as well, is left to the caller.
 *
 * @param press what the key does.
 * @returns what that returns, as the promise for which a host is busy; `undefined` for a repetition.
 */
export function pressOnce<Result>({ repeat }: { repeat: boolean }, press: () => Result): Result | undefined {
  return repeat ? undefined : press()
}

/** What an event says of the modifier keys, the browser's own and React's alike. */
type Modifiers = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>

/** Is a modifier key held during an event? Clicks with one open tabs and windows, keys with one are the browser's own commands. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/**
 * Does a key belong to what an input method composes, as the Esc that breaks it off? Safari ends the composition first, and only `keyCode`
 * tells then.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}

/** Does a key close what is open? Not the Esc that breaks off what an input method composes. */
export function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !isComposing(event)
}

/** Does a key close what lies below all else that is open? One Esc closes one thing, however long it is held. */
export function isFreeEscape(event: KeyboardEvent): boolean {
  return isEscape(event) && !event.defaultPrevented && !event.repeat
}
