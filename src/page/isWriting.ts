/** Fields that the shopper may be typing in. A field that the server gave the focus does not count. */
const WRITING = ':is(input,select,textarea,[contenteditable]):not([autofocus])'

/** May the shopper be typing? What takes the focus by itself then takes the keys, too. */
export function isWriting(): boolean {
  return !!document.activeElement?.matches(WRITING)
}
