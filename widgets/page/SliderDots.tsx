import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Outlet, ServerElement, useHost, useText } from '../../src/react'
import type { PictureSlider } from '../../src/slider/sliders'

/** The slide that is selected, counted from 0. */
function selectedIn(host: Element): number {
  const slides = host.querySelectorAll(':scope>.flickity-viewport>.flickity-slider>*')
  return [...slides].findIndex((slide) => slide.matches('.is-selected'))
}

/** A dot for each place at which the host stops as a slider, in the elements that the theme's styles know (contract 11.6). */
export function SliderDots({ slider }: { slider: PictureSlider }): ReactNode {
  const host = useHost()
  const { showSlide } = useText('page')
  const [stops, setStops] = useState(() => slider.stops())
  const [selected, setSelected] = useState(() => selectedIn(host))
  useLayoutEffect(() => {
    const measure = () => {
      const now = slider.stops()
      setStops((former) => (now.join() === former.join() ? former : now))
    }
    const watching = new ResizeObserver(measure)
    watching.observe(host)
    return () => watching.disconnect()
  }, [slider, host])
  // A slider within this one tells of its own slides.
  const onSelected = ({ target }: Event) => target === host && setSelected(selectedIn(host))
  // One place is no choice.
  const dots = stops.length > 1 ? stops : []
  return (
    <>
      <ServerElement of={host} on={{ 'shop-islands:slide-selected': onSelected }} />
      <Outlet append={host}>
        <div className='flickity-page-dots'>
          {dots.map((first, index) => (
            <button
              key={first}
              type='button'
              className={first === selected ? 'dot is-selected' : 'dot'}
              aria-current={first === selected || undefined}
              aria-label={showSlide.replace('{n}', `${index + 1}`)}
              onClick={() => slider.select(first)}
            />
          ))}
        </div>
      </Outlet>
    </>
  )
}
