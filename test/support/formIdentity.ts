/**
 * happy-dom keeps forms behind a proxy, and `form.closest()` that finds the form itself returns what is behind it: another object than
 * everybody else knows. Importing this file mends it.
 */
const { closest } = HTMLFormElement.prototype

HTMLFormElement.prototype.closest = function (this: HTMLFormElement, selector: string) {
  const found = closest.call(this, selector)
  return found === this ? (this.firstChild?.parentElement ?? found) : found
}
