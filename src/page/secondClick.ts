/**
 * Milliseconds within which the second click of a double click comes, but for the slowest. No more: a phone takes two taps for one double
 * tap that are a thumb's breadth apart, and whoever has closed a panel may open it again.
 */
const COMES_WITHIN = 300

let forgetting: ReturnType<typeof setTimeout> | undefined

function swallow(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Keeps the second click of a double click from the page. To be called when something goes from under the pointer, or comes there: the
 * first click may have done that, and the second was meant for the same. On the window, before anybody else hears it.
 */
export function swallowSecondClick(): void {
  addEventListener('click', swallow, true)
  clearTimeout(forgetting)
  forgetting = setTimeout(() => removeEventListener('click', swallow, true), COMES_WITHIN)
}
