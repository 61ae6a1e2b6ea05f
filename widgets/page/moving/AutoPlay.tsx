import { type ReactNode, useReducer, useState } from 'react'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import { ServerElement, useHost, usePageEffect } from '../../../src/react'
import type { SliderOptions } from '../../../src/slider/sliderOptions'
import type { PictureSlider } from '../../../src/slider/sliders'

/**
 * Makes a slider play by itself. It pauses while the pointer or the focus is on it, and in a background tab; it stops for good once the
 * shopper has moved it, and never begins where reduced motion is asked for (behaviour page.slider.pauses-for-the-shopper).
 */
export function AutoPlay({ slider, options }: { slider: PictureSlider; options: SliderOptions }): ReactNode {
  const host = useHost()
  const { autoPlay: pause, pauseAutoPlayOnHover } = options
  const [hasEnded, setEnded] = useState(false)
  const [beginning, restart] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new beginning starts the interval again.
  usePageEffect(() => {
    const waits = () =>
      document.hidden ||
      prefersReducedMotion() ||
      host.contains(document.activeElement) ||
      (pauseAutoPlayOnHover && host.matches(':hover'))
    // From the last slide of one that does not wrap around it goes back to the first.
    const goOn = () => (slider.canStep(1) ? slider.step(1) : slider.select(0))
    const timer = hasEnded ? undefined : setInterval(() => waits() || goOn(), pause)
    return () => clearInterval(timer)
  }, [host, slider, pause, pauseAutoPlayOnHover, hasEnded, beginning])
  const end = () => setEnded(true)
  return (
    <ServerElement
      of={host}
      // After the pointer has left, the slide is shown for the full time.
      onMouseleave={restart}
      onFocusout={restart}
      onPointerdown={end}
      onKeydown={end}
      onClick={end}
    />
  )
}
