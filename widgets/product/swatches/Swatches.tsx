// Wraps the browser's select, which keeps the choice, because the form and other scripts read it there.
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { report } from '../../../src/page/report'
import { Outlet, ServerElement, useAllWithin, useHost, useNewest, usePluginEvent, useTimer } from '../../../src/react'
import { fire } from '../fire'
import { VARIATION_FORM } from '../form/formSelectors'
import { productSettings } from '../productSettings'
import { SWATCH, SwatchGroup, swatchOf } from './SwatchGroup'

/** Milliseconds after which swatches follow a change of the options (contract 6): other scripts may change the options first. */
const FOLLOW_DELAY = 100

/** The select that the swatches stand for, and its form. */
interface SwatchChoice {
  form: HTMLElement
  select: HTMLSelectElement
}

function findChoice(host: HTMLElement): SwatchChoice | undefined {
  // A set of products is one `form` with a variation form for each, and they may share an attribute.
  const form = host.closest<HTMLElement>(VARIATION_FORM) ?? host.closest('form') ?? host.parentElement
  const name = host.dataset['attribute_name']
  const select = [host.closest('.value,tr'), form]
    .flatMap((part) => [...(part?.querySelectorAll('select') ?? [])])
    .find(({ dataset, name: own }) => !!name && [dataset['attribute_name'], own].includes(name))
  return form && select ? { form, select } : undefined
}

/** The values that a select offers and that are not disabled. */
function openValues({ options }: HTMLSelectElement): string[] {
  return [...options].flatMap(({ disabled, value }) => (disabled ? [] : value))
}

/** The value of the option that a swatch stands for. */
const optionOf = (swatch: HTMLElement) => swatch.dataset['value'] ?? ''

/** Sets a select as a shopper does. Not to an option that has just gone, or is disabled: swatches show that a moment later. */
function choose(select: HTMLSelectElement, value: string): void {
  if (value && !openValues(select).includes(value)) return
  select.value = value
  fire(select, 'change')
}

/** Chooses the value of a swatch that is pressed; if it is chosen already, the choice is undone, unless the settings say otherwise. */
function press(select: HTMLSelectElement, value: string): void {
  if (value !== select.value) choose(select, value)
  else if (!productSettings().productSwatchStays) choose(select, '')
}

function SelectSwatches({ form, select }: SwatchChoice): ReactNode {
  const host = useHost()
  // Not by the select's id, because the page and its quick view may have the same one.
  const label = host.closest('tr')?.querySelector('.label')
  const [isStacked] = useState(() => productSettings().productSwatchLayout === 'stacked')
  const [value, setValue] = useState(select.value)
  const [open, setOpen] = useState(() => openValues(select))
  const [pointedAt, setPointedAt] = useState<HTMLElement | null>(null)
  const chosen = useAllWithin(SWATCH).find(({ dataset }) => dataset['value'] === value)
  const named = (pointedAt ?? chosen)?.dataset['name']

  const { wait } = useTimer()
  const shown = useNewest(value)
  const showChosen = () => {
    // At once: the next key reads what this one leaves.
    if (shown.current !== select.value) flushSync(() => setValue(select.value))
  }
  const follow = () => {
    setOpen(openValues(select))
    showChosen()
  }
  // Other scripts may set the select and raise `change` through jQuery alone.
  usePluginEvent('change', showChosen, form)
  // The second is told also where the shop is asked for variations, and where the browser or a script has set the select without a word.
  const looksAgain = 'woocommerce_update_variation_values check_variations'
  usePluginEvent(looksAgain, () => wait(follow, FOLLOW_DELAY), form)

  return (
    <>
      <ServerElement
        of={host}
        class={{ 'ux-swatches-js-attached': true }}
        onPointerover={isStacked ? (event) => setPointedAt(swatchOf(event)) : undefined}
        onPointerleave={isStacked ? () => setPointedAt(null) : undefined}
      />
      <SwatchGroup
        name={(label ?? select.labels[0])?.textContent}
        chosen={chosen}
        canBeChosen={(swatch) => open.includes(optionOf(swatch)) && !swatch.matches('.hidden')}
        onChoose={(swatch) => choose(select, optionOf(swatch))}
        onPress={(swatch) => press(select, optionOf(swatch))}
        marksDisabled
      />
      {isStacked && label && (
        <Outlet append={label} as='span'>
          <span key={named} className='ux-swatch-selected-value'>
            {named && <span className='ux-swatch-selected-value__separator'>{':\u00a0'}</span>}
            {named}
          </span>
        </Outlet>
      )}
    </>
  )
}

/**
 * The swatches of one attribute in a variation form (contract 6; behaviours product.variation.swatch-*). They stand for the options of a
 * select, which remains the source of truth: swatches set it, and show its value whoever sets it.
 */
export function Swatches(): ReactNode {
  const host = useHost()
  const [choice] = useState(() => findChoice(host))
  useLayoutEffect(() => {
    if (!choice) report('swatches-without-select', host)
  }, [choice, host])
  return choice && <SelectSwatches {...choice} />
}
