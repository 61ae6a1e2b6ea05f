// Wraps the browser's select, which keeps the choice, because the form and other scripts read it there.
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { emit } from '../../../src/bridge/pluginEvents'
import { listenToLinkClicks } from '../../../src/bridge/scriptEvents'
import { hasModifier } from '../../../src/page/keys'
import { Outlet, ServerElement, useGuarded, useHost, useListener, usePageEffect, useTimer } from '../../../src/react'
import { arrowStep } from '../arrowStep'
import { fire } from '../fire'
import { productSettings } from '../productSettings'
import { usePageShow } from '../usePageShow'
import { useOneRowOfStars } from './useOneRowOfStars'

/** The keys besides the arrows: they lead to the first star, the last, or the present one. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  Home: () => 0,
  End: (_index, count) => count - 1,
  ' ': (index) => index,
}

/** The names of the stars, from one star up, and the message where none is chosen. */
export interface StarPickerProps {
  names: readonly string[]
  missing: string
}

/** The label of a select: that of its own form, because a page may have two forms whose selects have the same id. */
function labelOf({ form, id, labels }: HTMLSelectElement): HTMLLabelElement | undefined {
  const own = [...(form?.querySelectorAll('label') ?? [])].find(({ htmlFor }) => id && htmlFor === id)
  return own ?? labels[0]
}

/** The labels that got an id. */
let named = 0

/**
 * Stars in the place of a rating select: radio buttons with one stop for the keyboard, in the markup of contract 8.3. The select keeps the
 * choice; a choice made in it by a script, or restored by the browser, is shown. Where stars are required, sending without them shows a
 * message.
 */
export function StarPicker({ names, missing }: StarPickerProps): ReactNode {
  const select = useHost<HTMLSelectElement>()
  const label = labelOf(select)
  const [labelId] = useState(() => label?.id || `shop-islands-rating-${++named}`)
  const group = useRef<HTMLSpanElement>(null)
  const [value, setValue] = useState(select.value)
  const chosen = Number(value) - 1
  const reached = Math.max(chosen, 0)
  const follow = () => setValue(select.value)
  const { place } = useOneRowOfStars(group)
  useLayoutEffect(() => emit('init', [], select), [select])
  usePageShow(follow)
  const { wait } = useTimer()
  // Plugins that send a review in the background empty the form then. The select is empty only after the event.
  useListener(select.form, 'reset', () => wait(follow, 0))

  const stars = () => [...(group.current?.querySelectorAll<HTMLElement>('a') ?? [])]
  const rate = (index: number) => {
    select.value = String(index + 1)
    fire(select, 'change')
  }
  const choose = (event: SyntheticEvent, index: number) => {
    event.preventDefault()
    rate(index)
    stars()[index]?.focus()
  }
  // A theme's script that rates by stars of its own, or chooses five beforehand. The focus stays where the shopper is.
  const chooseByScript = useGuarded((link: HTMLElement) => {
    const index = stars().indexOf(link)
    // Some click the star of each new choice, and would do so without end.
    if (index >= 0 && index !== Number(select.value) - 1) rate(index)
  })
  usePageEffect(() => listenToLinkClicks(select.form ?? document, chooseByScript), [select])
  const press = (event: KeyboardEvent, index: number) => {
    // Alt and the left arrow go back, Ctrl and Home to the page's beginning.
    if (hasModifier(event)) return
    const { length } = names
    const step = arrowStep(event.key, event.currentTarget)
    const aim = step ? (index + step + length) % length : KEYS[event.key]?.(index, length)
    if (aim !== undefined) choose(event, aim)
  }
  useListener(select.form, 'click', (event) => {
    // The shop's own button may not say its type. Others that do not are plugins', whose scripts hear of them further out.
    const isSending = (event.target as Element).closest('[type="submit"],#submit')
    // The server always marks the select as required; whether it really is can only be seen at its label.
    const isRequired = productSettings().productRatingRequired ?? !!label?.querySelector('.required')
    if (!isRequired || select.value || !isSending) return
    event.preventDefault()
    event.stopPropagation()
    alert(missing)
    stars()[reached]?.focus()
  })

  return (
    <>
      {/* An invisible required field would block the form without a message, so the stars do the check. */}
      <ServerElement of={select} style={{ display: 'none' }} required={false} onChange={follow} />
      <ServerElement of={label} id={labelId} />
      {/* The row itself: themes style it as a child of the select's parent. */}
      <Outlet {...place} as='p' has={{ class: { stars: true, selected: chosen >= 0 } }}>
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
