import { type ReactNode, useState } from 'react'
import { type EventOf, ServerElement, useHost, useIsland, usePageEffect, useText } from '../../../src/react'
import { AutoPlay } from './AutoPlay'
import { SliderDots } from './SliderDots'

type Library = typeof import('../../../src/slider')

/** Most pages have no slider of this kind, but something else of this area: the library is a file of its own. */
const load = () => import('../../../src/slider')

/** The theme's mark for a slider that is on its way (contract 11.6). */
const SPINNER = ':scope>.loading-spin'

function LoadedSlider({ library }: { library: Library }): ReactNode {
  const { pageOptions, readSliderOptions, Slider: Frame, useSlider } = library
  const host = useHost()
  const { slider: usualName, nextSlide, previousSlide } = useText('page')
  const [name] = useState(() => host.getAttribute('aria-label') || usualName)
  const [spinner] = useState(() => host.parentElement?.querySelector(SPINNER))
  const [options] = useState(() => readSliderOptions(host, pageOptions))
  const sliding = useSlider(host, options)
  return (
    <>
      <Frame
        of={host}
        sliding={sliding}
        options={options}
        texts={{ nextPicture: nextSlide, previousPicture: previousSlide }}
      />
      {sliding && (
        <>
          <ServerElement of={spinner} style={{ display: 'none' }} />
          {sliding.cells.length > 1 && <ServerElement of={host} tabindex={0} role='group' aria-label={name} />}
          {options.pageDots && <SliderDots sliding={sliding} />}
          {options.autoPlay > 0 && <AutoPlay slider={sliding.slider} options={options} />}
        </>
      )}
    </>
  )
}

/**
 * A slider of the theme: banners, products, words of customers (contract 11.6, behaviours page.slider.*). One that somebody else has made
 * already stays theirs. Other scripts may end it and begin it anew (contract 0.5).
 */
export function Slider(): ReactNode {
  const host = useHost()
  const island = useIsland()
  const [library, setLibrary] = useState<Library>()
  /** What other scripts have asked for so far; each time it is built anew. */
  const [{ isWanted, times }, setAsked] = useState({ isWanted: true, times: 0 })
  usePageEffect(() => {
    let hasLeft = false
    load()
      .then((loaded) => hasLeft || host.matches('.flickity-enabled') || setLibrary(loaded))
      .catch(island.fail)
    return () => {
      hasLeft = true
    }
  }, [host, island])
  return (
    <>
      <ServerElement
        of={host}
        on={{
          'shop-islands:slider-asked': ({ detail }: EventOf<'shop-islands:slider-asked'>) =>
            setAsked((former) => ({ ...detail, times: former.times + 1 })),
        }}
      />
      {library && isWanted && <LoadedSlider key={times} library={library} />}
    </>
  )
}
