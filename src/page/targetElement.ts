/**
 * The element that an event happened on; `undefined` where a script has raised it on the document itself, or on a text.
 *
 * For what is heard on the document or the window, and for events that other scripts hand over. Elsewhere `target as Element` is certain:
 * a listener on an element hears only of elements in it, and claims and touches are asked about elements alone (src/islands/claims.ts).
 */
export function targetElement({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined
}
