import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { listenToLinkClicks } from '../../../src/bridge/scriptEvents'
import { whenJQuery } from '../../../src/bridge/whenJQuery'
import { detailOf } from '../../../src/page/events'
import { hasModifier, isPress, pressOnce } from '../../../src/page/keys'
import { type EventOf, ServerElement, useGuarded, useHost, usePageEffect, useText } from '../../../src/react'
import { FORM_BUTTON } from '../form/formSelectors'
import { productSettings } from '../productSettings'
import { readSelects } from './attributeSelects'
import { changeView, RESET_LINK, type SetView, serverView } from './formView'
import { offerHelpers } from './jQueryHelpers'
import { useVariationController } from './useVariationController'
import { VariationFormView } from './VariationFormView'
import type { VariationData } from './variationData'
import { showVariationPicture } from './variationPictures'
import { unavailableText } from './variationTemplate'

/** Controls for options in place of selects, such as radios. */
const OTHER_CONTROLS = '[name^="attribute_"]:not(select)'

/** Is a form's choice made in controls that are no selects? The plugin that prints them says what is chosen, by `check_variations`. */
function isChosenOtherwise(form: HTMLElement): boolean {
  return 'product_variations' in form.dataset && !!form.querySelector(OTHER_CONTROLS)
}

function ChoosingForm(): ReactNode {
  const form = useHost()
  const { makeSelection } = useText('product')
  const [view, setView] = useState(serverView)
  const changeViewNow: SetView = (change) => flushSync(() => setView((view) => changeView(view, change)))
  const { begin, beginAgain } = useVariationController(form, changeViewNow)
  usePageEffect(offerHelpers, [])
  // Scripts of composite products, sets and other plugins' quick views clear a choice by this link.
  const resetByScript = useGuarded((link: HTMLElement) => link.matches(RESET_LINK) && begin().reset())
  usePageEffect(() => listenToLinkClicks(form, resetByScript), [form])

  const handleScriptCall = (event: EventOf<'shop-islands:variation-form-called'>) => {
    const detail = detailOf(event)
    if ('pictures' in detail) return showVariationPicture(form, detail.pictures as VariationData | null)
    // The form's content may be new: renders again, so that its present buttons and fields get their states.
    flushSync(() => setView((view) => ({ ...view })))
    beginAgain()
  }
  const isReset = ({ target }: Event) => !!(target as Element).closest(RESET_LINK)
  /**
   * A click on a button that cannot add tells the reason, and adds nothing. Where another script has disabled it, that script tells its
   * own.
   */
  const explain = (event: Event) => {
    const button = (event.target as Element).closest(`${FORM_BUTTON}.disabled`)
    if (!button) return
    event.preventDefault()
    const isNeeded = button.matches('.wc-variation-selection-needed')
    const text = button.matches('.wc-variation-is-unavailable')
      ? unavailableText()
      : isNeeded && (productSettings().productMakeSelectionText || makeSelection)
    if (text) alert(text)
  }
  return (
    <>
      <ServerElement
        of={form}
        onChange={() => void begin()}
        onClick={(event) => {
          const controller = begin()
          if (!isReset(event)) return explain(event)
          event.preventDefault()
          controller.reset()
        }}
        onKeydown={(event) => {
          if (!isPress(event) || hasModifier(event) || !isReset(event) || event.defaultPrevented) return
          // Each repetition, too: the browser would click a link that has an address.
          event.preventDefault()
          pressOnce(event, () => begin().reset())
        }}
        on={{ 'shop-islands:variation-form-called': handleScriptCall }}
      />
      <VariationFormView {...view} />
    </>
  )
}

/**
 * A product's variation form (contract 5): finds the variation for the choice, among those that the server printed or by a request, offers
 * only options that exist, and shows the variation on the form's own product. A product without options is left alone until a script tells
 * that its form has new content.
 */
export function VariationForm(): ReactNode {
  const form = useHost()
  const hasSelects = () => readSelects(form).selects.length > 0
  const [hasChoice, setHasChoice] = useState(hasSelects)
  // Only where those plugins can speak: without jQuery such a form is sent as it is, and the server finds the variation.
  usePageEffect(
    () =>
      whenJQuery(() => {
        if (isChosenOtherwise(form)) setHasChoice(true)
        return undefined
      }),
    [form],
  )
  if (hasChoice) return <ChoosingForm />
  const lookAgain = () => setHasChoice(hasSelects() || isChosenOtherwise(form))
  return <ServerElement of={form} on={{ 'shop-islands:variation-form-called': lookAgain }} />
}
