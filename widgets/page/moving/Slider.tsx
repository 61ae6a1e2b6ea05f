import { type ReactNode, useState } from 'react'
import { detailOf } from '../../../src/page/events'
import { loadOnce } from '../../../src/page/loadOnce'
import { report } from '../../../src/page/report'
import { type EventOf, ServerElement, useHost, usePageEffect, useText } from '../../../src/react'
import { AutoPlay } from './AutoPlay'
import { SliderDots } from './SliderDots'

type Library = typeof import('../../../src/slider')

/** Loads the slider library, which is a file of its own, because most pages use this area without a slider. */
const load = loadOnce(() => import('../../../src/slider'))

function LoadedSlider({ library }: { library: Library }): ReactNode {
  const { pageOptions, readSliderOptions, Slider: Frame, useSlider } = library
  const host = useHost()
  const { slider: usualName, nextSlide, previousSlide } = useText('page')
  const [name] = useState(() => host.getAttribute('aria-label') || usualName)
  const [options] = useState(() => readSliderOptions(host, pageOptions))
  const sliding = useSlider(host, options)
  return (
    <>
      <Frame
        of={host}
        sliding={sliding}
        options={options}
        texts={{ gallery: name, nextPicture: nextSlide, previousPicture: previousSlide }}
      />
      {sliding && (
        <>
          {options.pageDots && <SliderDots sliding={sliding} />}
          {options.autoPlay > 0 && <AutoPlay slider={sliding.slider} options={options} />}
        </>
      )}
    </>
  )
}

/**
 * A slider of the theme: banners, products, testimonials (contract 11.6, behaviours page.slider.*). A slider that another script has made
 * already is left alone. Other scripts may end it and start it again (contract 0.5).
 */
export function Slider(): ReactNode {
  const host = useHost()
  const [library, setLibrary] = useState<Library>()
  /** What other scripts have asked for last; the slider is built again each time. */
  const [{ isWanted, times }, setAsked] = useState({ isWanted: true, times: 0 })
  usePageEffect(() => {
    let hasLeft = false
    load()
      .then((loaded) => {
        if (!hasLeft && !host.matches('.flickity-enabled')) setLibrary(loaded)
      })
      .catch((error) => report('chunk-failed', host, error))
    return () => {
      hasLeft = true
    }
  }, [host])
  return (
    <>
      <ServerElement
        of={host}
        on={{
          'shop-islands:set-slider': (event: EventOf<'shop-islands:set-slider'>) =>
            setAsked((former) => ({ ...former, ...detailOf(event), times: former.times + 1 })),
        }}
      />
      {library && isWanted && <LoadedSlider key={times} library={library} />}
    </>
  )
}
