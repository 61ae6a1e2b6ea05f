import type { Island } from '../../src/islands/island'
import { slide } from '../../src/page/slide'

/** Milliseconds of the sliding (contract 9.1). */
const SLIDES_IN = 250

/**
 * The hint of a field slides open under it while somebody is at the field; Esc closes it, and so does whatever leads elsewhere (contract
 * 9.1).
 */
export default function attach({ host: wrapper, on }: Island): (() => void) | undefined {
  const hint = wrapper.querySelector<HTMLElement>('.description')
  if (!hint) return
  let closing: AbortController | undefined

  const show = (isShown: boolean) => {
    hint.setAttribute('aria-hidden', String(!isShown))
    slide(hint, isShown, SLIDES_IN)
  }

  const close = () => {
    closing?.abort()
    closing = undefined
    show(false)
  }

  const stop = on('focusin', () => {
    if (closing) return
    closing = new AbortController()
    const { signal } = closing
    const onElsewhere = ({ target }: Event) => {
      if (!wrapper.contains(target as Node)) close()
    }
    document.addEventListener('click', onElsewhere, { signal })
    document.addEventListener('focusin', onElsewhere, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    show(true)
  })
  return () => {
    stop()
    closing?.abort()
  }
}
