import type { ReactNode } from 'react'
import { Outlet, useHost, useText } from '../../../src/react'
import type { SliderState } from '../../../src/slider'

/** A dot for each place at which the host stops as a slider, in the elements that the theme's styles know (contract 11.6). */
export function SliderDots({ sliding: { slider, selected } }: { sliding: SliderState }): ReactNode {
  const { showSlide } = useText('page')
  const stops = slider.stops()
  // A single dot would be useless.
  const dots = stops.length > 1 ? stops : []
  return (
    <Outlet append={useHost()}>
      <ol className='flickity-page-dots'>
        {dots.map((first, index) => (
          <li key={first} className={first === selected ? 'dot is-selected' : 'dot'}>
            <button
              type='button'
              aria-current={first === selected || undefined}
              aria-label={showSlide.replace('{n}', `${index + 1}`)}
              onClick={() => slider.select(first)}
            />
          </li>
        ))}
      </ol>
    </Outlet>
  )
}
