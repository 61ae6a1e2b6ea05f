import { type ReactNode, useState } from 'react'
import { keyOf, Outlet, ServerElement, ServerElements, useAllWithin } from '../../src/react'
import type { ShownForm } from './formState'

/** The wheel of a button that the server, or another script, has given one. */
const SPINNER = '.wpcf7-spinner:not([data-island-outlet])'

/** What a form says as a whole: its status, its message, to the eye and to screen readers (behaviour contact-form.answer.shows-message). */
export function FormStatus({ form, state }: ShownForm): ReactNode {
  const { status, message, hasBegun } = state
  const { parent } = form.wpcf7
  const [isWithoutScript] = useState(() => parent.classList.contains('no-js'))
  const [serverStatus] = useState(() => form.getAttribute('data-status') ?? 'init')
  // Flatsome dims the box around the button and shows a spinner on the button (plugins contract 1.14).
  const isThemed = 'flatsomeVars' in window
  const around = useAllWithin('.wpcf7-submit').flatMap(({ parentElement }) => parentElement?.parentElement ?? [])
  const shades = [...new Set(around)]
  const buttons = useAllWithin('.has-spinner').filter(({ nextElementSibling }) => !nextElementSibling?.matches(SPINNER))
  // Said once: add-ons for forms of several steps, and scripts of sites, write words of their own over it.
  const said = message && { since: message, textContent: message.text }
  const whiteSpace = message?.text.includes('\n') ? 'pre-line' : undefined
  return (
    <>
      <ServerElement of={isWithoutScript ? parent : null} class={{ 'no-js': false, js: true }} />
      <ServerElement
        of={form}
        data-status={status}
        // The plugin's Stripe field adds `submitting` by itself while the card is charged. It must go once the form is sent, or the answer
        // stays hidden.
        class={{ [serverStatus]: false, submitting: status === 'payment-required' ? undefined : false, [status]: true }}
      />
      <ServerElement of={parent.querySelector('.screen-reader-response [role="status"]')} {...said} />
      <ServerElements of={useAllWithin('.wpcf7-response-output')} {...said} style={{ whiteSpace }} />
      <ServerElements of={shades} class={{ processing: (isThemed && state.isSending) || undefined }} />
      {buttons.map((button) => (
        // The wheel is there from the first, for the styles and scripts that look for it beside the button (plugins contract 1.4). It has
        // no room before it is needed, so that the page at rest does not move.
        <Outlet
          key={keyOf(button)}
          after={button}
          as='span'
          has={{ class: { 'wpcf7-spinner': true }, style: { display: hasBegun ? undefined : 'none' } }}
        />
      ))}
    </>
  )
}
