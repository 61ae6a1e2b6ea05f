import type { ReactNode } from 'react'
import { ServerElement, useHost } from '../../src/react'
import { QuoteMessages } from './QuoteMessages'
import { QuoteSpinner } from './QuoteSpinner'
import { useButtonChoice } from './useButtonChoice'
import { useQuoteAdd } from './useQuoteAdd'
import { useQuoteState } from './useQuoteState'

/** A button that adds its product, with the choice in the product's form, to the quote list (behaviours quote.add.*, quote.variation.*). */
export function QuoteButton(): ReactNode {
  const button = useHost()
  const shown = useQuoteState(button)
  const follow = useButtonChoice(button, shown)
  const { isBusy, notice, add } = useQuoteAdd(button, shown)
  const { choice, said } = shown.state
  const isAddable = choice === 'unlisted'
  // The plugin's box around the button is shown and hidden with it, by the classes of the plugin's styles (plugins contract 3.1).
  const pluginBox = button.closest('.yith-ywraq-add-button')
  const boxDisplay = pluginBox ? 'block' : undefined
  return (
    <>
      <ServerElement
        of={button}
        // The plugin's paid edition has it so until a variation is chosen (plugins contract 3.7).
        class={{ disabled: isAddable ? false : undefined }}
        onClick={add}
        on={{ 'shop-islands:quote-choice': follow }}
      />
      {choice && (
        <ServerElement
          of={pluginBox ?? button}
          style={{ display: isAddable ? boxDisplay : 'none' }}
          class={pluginBox ? { show: isAddable, hide: choice === 'none', addedd: choice === 'listed' } : undefined}
        />
      )}
      <QuoteSpinner beside={button} isBusy={isBusy} />
      {said && <QuoteMessages button={button} said={said} />}
      {notice}
    </>
  )
}
