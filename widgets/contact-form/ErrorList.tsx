import type { ReactNode } from 'react'
import { keyOf, Outlet, ServerElement } from '../../src/react'
import { errorIdOf } from './formFacts'
import type { ShownForm } from './formState'
import { useServerOwn } from './useServerOwn'

/** The errors of all fields, for screen readers, with links to the fields that can be linked to (plugins contract 1.10). */
export function ErrorList({ form, state }: ShownForm): ReactNode {
  const { fields, rest } = state.errors
  const { parent } = form.wpcf7
  const [list] = useServerOwn(parent, '.screen-reader-response ul')
  const serverEntries = useServerOwn(parent, '.screen-reader-response li')
  const said = [...fields].map(([field, message]) => ({ field, message, id: errorIdOf(form, field) }))
  const wrong = said.filter(({ message }) => message)
  const isOutdated = (entry: Element) => rest !== undefined || said.some(({ id }) => id === entry.id)
  return (
    <>
      {serverEntries.map((entry) => (
        <ServerElement key={keyOf(entry)} of={entry} hidden={isOutdated(entry) || undefined} />
      ))}
      {wrong.length > 0 && (
        // A list of its own, after the server's, because a list may contain only entries, and not an outlet.
        <Outlet after={list} as='ul'>
          {wrong.map(({ field, message, id }) => {
            const controlId = form.querySelector(`[data-name="${CSS.escape(field)}"] .wpcf7-form-control`)?.id
            return (
              <li key={field} id={id}>
                {controlId ? <a href={`#${controlId}`}>{message}</a> : message}
              </li>
            )
          })}
        </Outlet>
      )}
    </>
  )
}
