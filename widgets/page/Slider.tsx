import { type ReactNode, useState } from 'react'
import { ServerElement, useHost, useText } from '../../src/react'
import { AutoPlay } from './AutoPlay'
import { SliderDots } from './SliderDots'
import { useSlider } from './useSlider'

/** The theme's mark for a slider that is on its way (contract 11.6). */
const SPINNER = ':scope>.loading-spin'

/** A slider of the theme: banners, products, words of customers (contract 11.6, behaviours page.slider.*). */
export function Slider(): ReactNode {
  const host = useHost()
  const { slider: usualName } = useText('page')
  const [name] = useState(() => host.getAttribute('aria-label') || usualName)
  const [spinner] = useState(() => host.parentElement?.querySelector(SPINNER))
  const built = useSlider()
  if (!built) return null
  const { slider, options, isMovable } = built
  return (
    <>
      <ServerElement of={spinner} style={{ display: 'none' }} />
      {isMovable && <ServerElement of={host} tabindex={0} role='group' aria-label={name} />}
      {options.pageDots && <SliderDots slider={slider} />}
      {options.autoPlay > 0 && <AutoPlay slider={slider} options={options} />}
    </>
  )
}
