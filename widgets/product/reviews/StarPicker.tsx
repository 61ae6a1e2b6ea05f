// Wraps the browser's select: the choice is kept in it, where the form and other scripts read it.
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { emit } from '../../../src/bridge/pluginEvents'
import { Outlet, ServerElement, useHost, useListener } from '../../../src/react'
import { arrowStep } from '../arrowStep'
import { fire } from '../fire'
import { productSettings } from '../productSettings'
import { useOneRowOfStars } from './useOneRowOfStars'

/** Where the keys lead that are no arrows: to the first star, the last, or nowhere else. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  Home: () => 0,
  End: (_index, count) => count - 1,
  ' ': (index) => index,
}

/** What the stars are called, from one star up, and what is said where they are missing. */
export interface StarPickerProps {
  names: readonly string[]
  missing: string
}

/**
 * Stars in the place of a rating select: radio buttons with one stop for the keyboard, in the markup of contract 8.3. The select keeps the
 * choice, and what others choose in it (the browser that goes back, a script) is shown. Where stars are required, sending asks for them.
 */
export function StarPicker({ names, missing }: StarPickerProps): ReactNode {
  const select = useHost<HTMLSelectElement>()
  const [label] = select.labels
  const [labelId] = useState(() => label?.id || 'comment-form-rating-label')
  const group = useRef<HTMLSpanElement>(null)
  const [value, setValue] = useState(select.value)
  const chosen = Number(value) - 1
  const reached = Math.max(chosen, 0)
  const follow = () => setValue(select.value)
  useOneRowOfStars(group)
  useLayoutEffect(() => emit('init', [], select), [select])
  // The browser gives a form back what was chosen in it without a word to anybody.
  useListener(window, 'pageshow', follow)

  const starAt = (index: number) => group.current?.querySelectorAll('a')[index]
  const choose = (event: SyntheticEvent, index: number) => {
    event.preventDefault()
    select.value = String(index + 1)
    fire(select, 'change')
    starAt(index)?.focus()
  }
  const press = (event: KeyboardEvent, index: number) => {
    const { length } = names
    const step = arrowStep(event.key, event.currentTarget)
    const aim = step ? (index + step + length) % length : KEYS[event.key]?.(index, length)
    if (aim !== undefined) choose(event, aim)
  }
  useListener(select.form, 'click', (event) => {
    const isSending = (event.target as Element).closest('[type="submit"]')
    // The server marks the select itself as required in any case, and says only beside its label whether it is.
    const isRequired = productSettings().productRatingRequired ?? !!label?.querySelector('.required')
    if (!isRequired || select.value || !isSending) return
    event.preventDefault()
    event.stopPropagation()
    alert(missing)
    starAt(reached)?.focus()
  })

  return (
    <>
      {/* A required field that cannot be seen would hold back the form without a word: the stars ask in its place. */}
      <ServerElement of={select} style={{ display: 'none' }} required={false} onChange={follow} />
      <ServerElement of={label} id={labelId} />
      {/* The row itself: themes style it as a child of the select's parent. */}
      <Outlet before={select} as='p' has={{ class: { stars: true, selected: chosen >= 0 } }}>
        {/* biome-ignore lint/a11y/useSemanticElements: the theme's styles know this markup. */}
        <span ref={group} role='group' aria-labelledby={label && labelId}>
          {names.map((name, index) => (
            // biome-ignore lint/a11y/useSemanticElements lint/a11y/useValidAnchor: the theme's styles know this markup.
            <a
              key={name}
              role='radio'
              className={index === chosen ? `star-${index + 1} active` : `star-${index + 1}`}
              href='#'
              aria-checked={index === chosen}
              tabIndex={index === reached ? 0 : -1}
              onClick={(event) => choose(event, index)}
              onKeyDown={(event) => press(event, index)}
            >
              {name}
            </a>
          ))}
        </span>
      </Outlet>
    </>
  )
}
