import { vi } from 'vitest'

/** A running animation, as far as the script asks. */
interface FakeAnimation {
  onfinish: (() => void) | null
  cancel(): void
  finish(): void
}

/**
 * Lets animations take their time on the test's own clock: happy-dom's run on the real one. Until the end of the test.
 *
 * @returns the elements that were animated so far.
 */
export function fakeAnimations(): Element[] {
  const animated: Element[] = []
  const running = new WeakMap<Element, Set<FakeAnimation>>()
  vi.spyOn(Element.prototype, 'getAnimations').mockImplementation(function (this: Element) {
    return [...(running.get(this) ?? [])] as unknown as Animation[]
  })
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, _keyframes, options) {
    const { duration } = options as { duration: number }
    const own = running.get(this) ?? new Set()
    const stop = () => own.delete(animation)
    const timer = setTimeout(() => {
      stop()
      animation.onfinish?.()
    }, duration)
    const animation: FakeAnimation = {
      onfinish: null,
      cancel() {
        clearTimeout(timer)
        stop()
      },
      finish() {
        clearTimeout(timer)
        stop()
        animation.onfinish?.()
      },
    }
    own.add(animation)
    running.set(this, own)
    animated.push(this)
    return animation as unknown as Animation
  })
  return animated
}
