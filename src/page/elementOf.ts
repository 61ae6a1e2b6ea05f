/** The element that an event happened on; `undefined` where a script has raised it on the document itself. */
export function elementOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined
}
