import { type ReactNode, useState } from 'react'
import { keyOf, Outlet, ServerElement } from '../../src/react'
import { errorIdOf, FIELD_WRAP, fieldOf } from './fields'
import type { ShownForm } from './formState'
import { useServerOwn } from './useServerOwn'

/** The errors of all fields, for screen readers, with links to the fields that can be linked to (plugins contract 1.10). */
export function ErrorList({ form, state }: ShownForm): ReactNode {
  const { fields, rest } = state.errors
  const { parent } = form.wpcf7
  const [list] = useServerOwn(parent, '.screen-reader-response ul')
  const serverEntries = useServerOwn(parent, '.screen-reader-response li')
  const [serverIds] = useState(() => serverEntries.map(({ id }) => id))
  const said = [...fields].map(([field, { text }]) => ({ field, text, id: errorIdOf(form, field) }))
  const wrong = said.filter(({ text }) => text)
  const isOutdated = (serverId: string | undefined) => rest !== undefined || said.some(({ id }) => id === serverId)
  return (
    <>
      {serverEntries.map((entry, index) => {
        // An outdated entry gives up its id, by which the field is described, to the entry that counts now.
        const says = isOutdated(serverIds[index]) && { hidden: true, id: null }
        return <ServerElement key={keyOf(entry)} of={entry} {...says} />
      })}
      {wrong.length > 0 && (
        // A list of its own, after the server's, because a list may contain only entries, and not an outlet.
        <Outlet after={list} as='ul'>
          {wrong.map(({ field, text, id }) => {
            const wrap = [...form.querySelectorAll<HTMLElement>(FIELD_WRAP)].find((one) => fieldOf(one) === field)
            const controlId = wrap?.querySelector('.wpcf7-form-control')?.id
            return (
              <li key={`${field} ${text}`} id={id}>
                {controlId ? <a href={`#${controlId}`}>{text}</a> : text}
              </li>
            )
          })}
        </Outlet>
      )}
    </>
  )
}
