import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { keyOf, Outlet, ServerElement } from '../react'
import type { SliderOptions, SliderTexts } from './sliderOptions'
import type { SliderState } from './useSlider'

/** A slider's element, what `useSlider` says of it, its options, and what its parts are called. */
interface SliderProps {
  of: HTMLElement
  sliding: SliderState | undefined
  options: SliderOptions
  texts: SliderTexts
}

/** The two arrows, as the SVG that the theme's styles size and colour; each points to where its pictures come from. */
function Arrows({ sliding, texts }: { sliding: SliderState; texts: SliderTexts }): ReactNode {
  const { slider, isMirrored, canGoBack, canGoOn } = sliding
  const arrows = [
    { className: 'previous', name: texts.previousPicture, isOn: canGoBack, by: -1 },
    { className: 'next', name: texts.nextPicture, isOn: canGoOn, by: 1 },
  ] as const
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  // Read while rendering, because the browser takes the focus off a button that becomes disabled.
  const focused = buttons.current.find((button) => button && button === document.activeElement)
  // Moves the focus to the other arrow when its own is disabled, so that the keyboard stays in the slider.
  useLayoutEffect(() => {
    if (focused?.disabled) buttons.current.find((button) => !button?.disabled)?.focus({ preventScroll: true })
  })
  return arrows.map(({ className, name, isOn, by }, index) => (
    <button
      key={className}
      ref={(button) => {
        buttons.current[index] = button
      }}
      type='button'
      className={`flickity-button flickity-prev-next-button ${className}`}
      aria-label={name}
      disabled={!isOn}
      onClick={() => slider.step(by)}
    >
      <svg className='flickity-button-icon' viewBox='0 0 100 100' aria-hidden='true'>
        <path
          className='arrow'
          d='M68 16 60 8 18 50l42 42 8-8-34-34z'
          // As it is drawn, it points to the left.
          transform={by > 0 === isMirrored ? undefined : 'rotate(180 50 50)'}
        />
      </svg>
    </button>
  ))
}

/** Shows which state a slider is in, in the classes that the theme's styles know, and draws its arrows (contract 11.6). */
export function Slider({ of: element, sliding, options, texts }: SliderProps): ReactNode {
  const hasSteps = (sliding?.cells ?? element.children).length > 1
  const fades = element.matches('.slider-type-fade')
  const name = (hasSteps && texts.gallery) || undefined
  return (
    <>
      <ServerElement
        of={element}
        class={{
          'flickity-enabled': true,
          'flickity-rtl': !!sliding?.isMirrored,
          'is-draggable': options.draggable && hasSteps,
        }}
        tabindex={name && 0}
        role={name && 'group'}
        aria-label={name}
      />
      {sliding?.cells.map((cell, index) => (
        <ServerElement
          key={keyOf(cell)}
          of={cell}
          class={{ 'is-selected': sliding.group.includes(index) }}
          style={{ '--shop-islands-cell': fades ? index : undefined }}
        />
      ))}
      {sliding && hasSteps && options.prevNextButtons && (
        <Outlet append={element}>
          <Arrows sliding={sliding} texts={texts} />
        </Outlet>
      )}
    </>
  )
}
