import { type ReactNode, useLayoutEffect, useState } from 'react'
import { keyOf, ServerElement, ServerElements, useAllWithin, useHost, useWithin } from '../../src/react'
import { LESS, MORE, SUB_HEADINGS } from './contentsMarkup'

/** Entries beyond the first few, which buttons below the list show and hide. */
function MoreEntries(): ReactNode {
  const table = useHost()
  const more = useWithin(MORE)
  const less = useWithin(LESS)
  const entries = useAllWithin('.ez-toc-more-link')
  /** `undefined` before the first click: the plugin's styles decide what is visible. */
  const [isAll, setIsAll] = useState<boolean>()
  const choose = ({ target }: Event) => {
    const clicked = target as Element
    if (clicked.closest(MORE)) setIsAll(true)
    if (clicked.closest(LESS)) setIsAll(false)
  }
  // The button that was pressed goes: the keyboard goes on at the first entry that came, or at the button that is back.
  useLayoutEffect(() => {
    if (isAll === undefined || !(isAll ? more : less)?.contains(document.activeElement)) return
    const next = isAll ? entries[0]?.querySelector<HTMLElement>('a') : more
    next?.focus()
  }, [isAll, more, less, entries])
  /** The `display` of what can be seen only together with all entries. */
  const withAll = (display: string) => {
    if (isAll === undefined) return undefined
    return isAll ? display : 'none'
  }
  return (
    <>
      <ServerElement of={table} onClick={choose} />
      <ServerElements of={entries} style={{ display: withAll('list-item') }} />
      <ServerElement of={more} style={{ display: isAll ? 'none' : undefined }} />
      <ServerElement of={less} style={{ display: withAll('inline-block') }} />
    </>
  )
}

/** The control that unfolds the entries below another: the styles of the plugin's paid edition use its id. */
function SubHeadings({ opener }: { opener: Element }): ReactNode {
  const table = useHost()
  const [id] = useState(opener.id)
  const [isOther, setIsOther] = useState(false)
  const other = id.endsWith('-active') ? id.replace('-active', '') : `${id}-active`
  const toggle = ({ target }: Event) => {
    if (opener.contains(target as Element)) setIsOther((was) => !was)
  }
  return (
    <>
      <ServerElement of={table} onClick={toggle} />
      <ServerElement of={opener} id={isOther ? other : undefined} />
    </>
  )
}

/** The entries of a table that are hidden at first, and the controls that show them (plugins contract 5.4). */
export function UnfoldedEntries(): ReactNode {
  const more = useWithin(MORE)
  const openers = useAllWithin(SUB_HEADINGS)
  return (
    <>
      {more && <MoreEntries />}
      {openers.map((opener) => (
        <SubHeadings key={keyOf(opener)} opener={opener} />
      ))}
    </>
  )
}
