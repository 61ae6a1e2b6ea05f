// Wraps Embla, by `src/slider`.
import { useState } from 'react'
import { useHost, useText } from '../../src/react'
import { useIsland, usePageEffect } from '../../src/react/islandContext'
import type { SliderOptions } from '../../src/slider/sliderOptions'
import type { PictureSlider } from '../../src/slider/sliders'

/** A slider that is awake. */
export interface BuiltSlider {
  slider: PictureSlider
  options: SliderOptions
  /** Has it more than one slide? */
  isMovable: boolean
}

/** Most pages have no slider of this kind, but something else of this area: the library is a file of its own. */
const load = () => import('../../src/slider')

/**
 * Makes a slider of the host for as long as the component is there; then the host is as it was. A slider that somebody else has made
 * already stays theirs.
 *
 * @returns undefined until the library is there.
 */
export function useSlider(): BuiltSlider | undefined {
  const host = useHost()
  const island = useIsland()
  const { nextSlide, previousSlide } = useText('page')
  const [built, setBuilt] = useState<BuiltSlider>()
  usePageEffect(() => {
    let hasLeft = false
    let destroy = () => {}
    const build = ({ createSlider, pageOptions, readSliderOptions, sliders }: Awaited<ReturnType<typeof load>>) => {
      if (hasLeft || host.matches('.flickity-enabled')) return
      const isMovable = host.childElementCount > 1
      const options = readSliderOptions(host, pageOptions)
      const slider = createSlider(host, options, { nextPicture: nextSlide, previousPicture: previousSlide })
      sliders.set(host, slider)
      destroy = () => {
        destroy = () => {}
        sliders.delete(host)
        slider.destroy()
      }
      setBuilt({ slider, options, isMovable })
    }
    load().then(build).catch(island.fail)
    return () => {
      hasLeft = true
      destroy()
    }
  }, [host, island, nextSlide, previousSlide])
  return built
}
