import { type ReactNode, useState } from 'react'
import { Outlet, ServerElement, useAllWithin } from '../../src/react'
import type { ShownForm } from './formState'
import { keyOf } from './keyOf'

/** The wheel beside a button, for the plugin's styles; it comes when it is first needed, so that the page at rest does not move. */
function Spinner({ button }: { button: Element }): ReactNode {
  if (button.nextElementSibling?.matches('.wpcf7-spinner')) return null
  return (
    <Outlet after={button} as='span'>
      <span className='wpcf7-spinner' />
    </Outlet>
  )
}

/** What a form says as a whole: its status, its message, to the eye and to screen readers (behaviour contact-form.answer.shows-message). */
export function FormStatus({ form, state }: ShownForm): ReactNode {
  const { status, message, hasSent } = state
  const { parent } = form.wpcf7
  const [atFirst] = useState(() => ({
    status: form.getAttribute('data-status') ?? 'init',
    hasNoScript: parent.classList.contains('no-js'),
  }))
  const outputs = useAllWithin('.wpcf7-response-output')
  const buttons = useAllWithin('.has-spinner')
  const spoken = parent.querySelector('.screen-reader-response [role="status"]')
  return (
    <>
      {atFirst.hasNoScript && <ServerElement of={parent} class={{ 'no-js': false, js: true }} />}
      <ServerElement of={form} data-status={status} class={{ [atFirst.status]: false, [status]: true }} />
      <ServerElement of={spoken} textContent={message} />
      {outputs.map((output) => (
        <ServerElement key={keyOf(output)} of={output} textContent={message} />
      ))}
      {hasSent && buttons.map((button) => <Spinner key={keyOf(button)} button={button} />)}
    </>
  )
}
