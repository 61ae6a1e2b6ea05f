// biome-ignore-all lint/a11y: the shop's styles know links in place of buttons.

import type { ReactNode } from 'react'
import { Outlet, ServerHtml, useText } from '../../../src/react'
import { sliders } from '../../../src/slider'
import { buttonProps } from './buttonProps'
import { readSliderParams } from './galleryParams'

/** A gallery that is a slider, how many pictures it has, and which of them is selected. */
export interface DefaultArrowsProps {
  gallery: HTMLElement
  count: number
  selected: number
}

/**
 * The arrows of the shop's default gallery, for shops that ask for them, in the elements that styles for its slider know (contract 4.1).
 * What they show may be HTML, as most themes draw them; without any it is their name.
 */
export function DefaultArrows({ gallery, count, selected }: DefaultArrowsProps): ReactNode {
  const { nextPicture, previousPicture } = useText('product')
  const { animationLoop, nextText, prevText } = readSliderParams()
  const arrows = [
    { way: 'prev', by: -1, name: previousPicture, shown: prevText, end: 0 },
    { way: 'next', by: 1, name: nextPicture, shown: nextText, end: count - 1 },
  ] as const
  return (
    <Outlet append={gallery} as='ul' has={{ class: { 'flex-direction-nav': true } }}>
      {arrows.map(({ way, by, name, shown, end }) => {
        const isOff = selected === end && !animationLoop
        return (
          <li key={way} className={`flex-nav-${way}`}>
            <a
              {...buttonProps(() => sliders.get(gallery)?.step(by))}
              className={`flex-${way}${isOff ? ' flex-disabled' : ''}`}
              tabIndex={isOff ? -1 : 0}
              aria-disabled={isOff || undefined}
              aria-label={name}
            >
              {typeof shown === 'string' ? <ServerHtml as='span' html={shown} /> : name}
            </a>
          </li>
        )
      })}
    </Outlet>
  )
}
