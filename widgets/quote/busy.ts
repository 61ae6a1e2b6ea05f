/**
 * Shows that a button's or link's call is under way: the class of our cart's buttons, and the plugin's own picture beside it
 * (plugins contract 3.1).
 *
 * @returns a function that shows that it is over.
 */
export function markBusy(control: HTMLElement): () => void {
  const picture = control.parentElement?.querySelector<HTMLElement>('.ajax-loading')
  const show = (isBusy: boolean) => {
    control.classList.toggle('loading', isBusy)
    if (picture) picture.style.visibility = isBusy ? 'visible' : 'hidden'
  }
  show(true)
  return () => show(false)
}
