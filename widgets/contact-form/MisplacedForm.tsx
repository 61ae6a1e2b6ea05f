import type { ReactNode } from 'react'
import { Outlet, ServerElement, ServerElements, useAllWithin, useHost, useText } from '../../src/react'

/**
 * A contact form inside another form: its button would send the other one with its fields, so a message takes its place (behaviour
 * contact-form.error.form-inside-a-form). The form keeps its size, so that nothing below it moves.
 */
export function MisplacedForm(): ReactNode {
  const host = useHost()
  const controls = useAllWithin('input,select,textarea,button')
  const { error, wrongPlace } = useText('contactForm')
  // Empty where the texts could not be loaded.
  if (!error) return null
  return (
    <>
      <ServerElement of={host} style={{ position: 'relative', visibility: 'hidden' }} />
      <ServerElements of={controls} disabled />
      <Outlet prepend={host}>
        <p className='wpcf7-form-in-wrong-place' style={{ position: 'absolute', visibility: 'visible' }}>
          <strong>{error}</strong> {wrongPlace}
        </p>
      </Outlet>
    </>
  )
}
