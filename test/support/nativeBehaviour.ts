/**
 * Notes what the browser would do by itself, in order: `follows /cart`, `submits search with go`. The page stays where it is.
 */
export function recordNativeBehaviour(): string[] {
  const seen: string[] = []
  const note = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!link) return
    if (!event.defaultPrevented) seen.push(`follows ${link.getAttribute('href')}`)
    event.preventDefault()
  }
  // Anew for each click: the browser acts after everybody who listens.
  window.addEventListener(
    'click',
    () => {
      window.removeEventListener('click', note)
      window.addEventListener('click', note)
    },
    true,
  )
  window.addEventListener('submit', (event) => {
    const { submitter, target } = event as SubmitEvent
    // happy-dom names the form itself where there was no button.
    const by = submitter && submitter !== target ? ` with ${submitter.getAttribute('value')}` : ''
    if (!event.defaultPrevented) seen.push(`submits ${(target as Element).id}${by}`)
    event.preventDefault()
  })
  return seen
}
