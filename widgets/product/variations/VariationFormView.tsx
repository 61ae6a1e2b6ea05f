import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react'
import {
  keyOf,
  Outlet,
  ServerElement,
  ServerElements,
  useAllWithin,
  useHost,
  useText,
  useWithin,
} from '../../../src/react'
import { FORM_BUTTON } from '../form/formSelectors'
import { productSettings } from '../productSettings'
import { type AddButtonState, type AddButtonView, type FormView, RESET_LINK, VARIATION_PLACE } from './formView'
import { LIMITED_QUANTITY, type QuantityLimits } from './quantityLimits'
import { VariationDetails } from './VariationDetails'
import { VariationPlace } from './VariationPlace'

/** The class of the part of a form that has the quantity and the button (contract 5.1). */
const BUTTON_PART = 'woocommerce-variation-add-to-cart'

/** The add button is never really disabled, so that a click can tell why nothing happens (contract 5.6). */
function AddButton({ said }: { said: AddButtonView }): ReactNode {
  const { state } = said
  const buttons = useAllWithin(FORM_BUTTON)
  const parts = useAllWithin(`.${BUTTON_PART}`)
  const isReady = state === 'ready'
  const reason = (name: AddButtonState) => ({ [`wc-variation-${name}`]: state === name })
  return (
    <>
      <ServerElements
        of={buttons}
        since={said}
        class={{ disabled: !isReady, ...reason('selection-needed'), ...reason('is-unavailable') }}
      />
      <ServerElements
        of={parts}
        since={said}
        class={{ [`${BUTTON_PART}-enabled`]: isReady, [`${BUTTON_PART}-disabled`]: !isReady }}
      />
    </>
  )
}

/** The message under the form, in the server's words where it has some. */
function FormMessage({ what }: { what: NonNullable<FormView['message']> }): ReactNode {
  const form = useHost()
  const place = useWithin(VARIATION_PLACE)
  const texts = useText('product')
  const isFailure = what === 'variationFailed'
  const text = (!isFailure && productSettings().productNoMatchText) || texts[what]
  if (!text) return null
  const message = (
    <div role='alert'>
      {/* With a `display`: the shop's style sheet hides `.wc-no-matching-variations`, and its script showed it. */}
      <p
        className={isFailure ? 'woocommerce-error' : 'wc-no-matching-variations woocommerce-info'}
        style={isFailure ? undefined : { display: 'block' }}
      >
        {text}
      </p>
    </div>
  )
  return place ? <Outlet after={place}>{message}</Outlet> : <Outlet append={form}>{message}</Outlet>
}

/**
 * The link that clears the choice. Some of the shop's style sheets hide it, and the scripts of some themes do so each time it cannot be
 * seen, because the shop's script showed it again; so its display is read whenever it is to be seen, as the page has it by then.
 */
function ResetLink({ link, isSeen }: { link: Element; isSeen: boolean }): ReactNode {
  const [isLeftOut, setLeftOut] = useState(false)
  useLayoutEffect(() => {
    // What was put right stays so while the link is seen: what is read then is our own value.
    setLeftOut((wasLeftOut) => isSeen && (wasLeftOut || getComputedStyle(link).display === 'none'))
  })
  const display = isSeen && isLeftOut ? 'inline-block' : undefined
  return <ServerElement of={link} style={{ visibility: isSeen ? 'visible' : 'hidden', display }} />
}

/**
 * A variation that is sold one at a time hides the field. What scripts with rules of their own write when they hear of the variation stays
 * until the next one.
 */
function QuantityInLimits({ limits }: { limits: QuantityLimits }): ReactNode {
  const fields = useAllWithin(LIMITED_QUANTITY)
  const { min, max, isSingle } = limits
  return fields.map((field) => (
    <Fragment key={keyOf(field)}>
      <ServerElement of={field} since={limits} min={min} max={max} />
      <ServerElement of={field.closest('.quantity')} since={limits} style={{ display: isSingle ? 'none' : '' }} />
    </Fragment>
  ))
}

/** What a variation form shows of its choice, in the places that the shop's own script uses (contract 5.1, 5.4, 5.6). */
export function VariationFormView(view: FormView): ReactNode {
  const { button, isAnyChosen, message, isCleared, variation, limits, drawn, isOpen, opened } = view
  const resets = useAllWithin(RESET_LINK)
  const region = useWithin('.reset_variations_alert')
  const place = useWithin(VARIATION_PLACE)
  const { selectionReset } = useText('product')
  const spoken = isCleared ? productSettings().productResetText || selectionReset : ''
  return (
    <>
      {variation && <VariationDetails variation={variation} />}
      <ServerElements of={opened} since={opened} style={{ display: '' }} />
      {limits && <QuantityInLimits limits={limits} />}
      {place && (
        <VariationPlace
          key={keyOf(place)}
          of={place}
          content={drawn?.place === place ? drawn.content : undefined}
          isOpen={isOpen}
        />
      )}
      {button && <AddButton said={button} />}
      {isAnyChosen !== undefined &&
        resets.map((reset) => <ResetLink key={keyOf(reset)} link={reset} isSeen={isAnyChosen} />)}
      <ServerElement of={region} textContent={isCleared === undefined ? undefined : spoken} />
      {message && <FormMessage what={message} />}
    </>
  )
}
