import { type ReactNode, useMemo } from 'react'
import { Outlet, ServerElement, useAllWithin } from '../../src/react'
import { FIELD_PLACE } from './checkFields'
import { errorIdOf } from './formFacts'
import type { ShownForm } from './formState'
import { keyOf } from './keyOf'

/** The errors of all fields, for screen readers, with links to the fields that can be linked to (plugins contract 1.10). */
export function ErrorList({ form, state }: ShownForm): ReactNode {
  const { errors } = state
  const places = useAllWithin<HTMLElement>(FIELD_PLACE)
  const { parent } = form.wpcf7
  const [list, serverEntries] = useMemo(() => {
    const found = parent.querySelector('.screen-reader-response ul:not([data-island-outlet])')
    return [found, [...(found?.children ?? [])]]
  }, [parent])
  const controlIdOf = (field: string) =>
    places.find(({ dataset }) => dataset['name'] === field)?.querySelector('.wpcf7-form-control')?.id
  const said = [...errors.fields].map(([field, message]) => ({ field, message, id: errorIdOf(form, field) }))
  const wrong = said.filter(({ message }) => message)
  const isOutdated = (entry: Element) => errors.rest !== undefined || said.some(({ id }) => id === entry.id)
  return (
    <>
      {serverEntries.map((entry) => (
        <ServerElement key={keyOf(entry)} of={entry} hidden={isOutdated(entry) || undefined} />
      ))}
      {wrong.length > 0 && (
        // A list of its own, after the server's: only entries may stand in a list.
        <Outlet after={list} as='ul'>
          {wrong.map(({ field, message, id }) => {
            const controlId = controlIdOf(field)
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
