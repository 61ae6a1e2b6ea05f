/** Does a key press a button? */
export function isPress({ key }: { key: string }): boolean {
  return key === 'Enter' || key === ' '
}

/** Is a modifier key held during an event? Clicks with one open tabs and windows, keys with one are the browser's own commands. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
