/**
 * The element that an event happened on; `undefined` where a script has raised it on the document itself, or on a text.
 *
 * For what is heard on the document or the window, and for events that other scripts hand over. A listener on an element hears only what
 * happens in it, where the browser raises nothing on texts, and claims and touches are asked about elements alone (src/islands/claims.ts):
 * there `target as Element` is certain, and shorter.
 */
export function targetElement({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined
}
