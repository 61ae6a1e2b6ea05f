import { type ReactNode, useLayoutEffect, useState } from 'react'
import { report } from '../../src/page/report'
import { keyOf, Outlet, ServerElement, ServerHtml, Sliding, useAllWithin, useHost, useWithin } from '../../src/react'
import { isOnToggle, TOGGLE } from './contentsMarkup'
import { type ContentsMemory, readContentsMemory } from './contentsMemory'
import { contentsSettings } from './contentsSettings'
import { StickyWidget } from './StickyWidget'
import { roomAbove } from './scrollOffset'
import { followSections } from './sectionInView'
import { UnfoldedEntries } from './UnfoldedEntries'

/** The entry of the section that the reader sees (behaviour toc.entry.current-section-highlighted). */
function CurrentEntry({ table }: { table: HTMLElement }): ReactNode {
  const [entry, setEntry] = useState<Element>()
  useLayoutEffect(() => followSections(table, setEntry), [table])
  return (
    entry && (
      <>
        <ServerElement of={entry.closest('li')} class={{ active: true }} />
        <ServerElement of={entry} aria-current={true} />
      </>
    )
  )
}

/** Is a toggle only text that can be clicked? */
function isText(toggle: Element): boolean {
  return !toggle.matches('a,button,[role]')
}

/** What the reader opens and closes. */
interface CollapsibleProps {
  table: HTMLElement
  list: HTMLElement
  memory: ContentsMemory
}

/** Opens and closes the list, and remembers it (behaviours toc.collapse.toggles-the-list, toc.memory.*). */
function Collapsible({ table, list, memory }: CollapsibleProps): ReactNode {
  const title = useWithin('.ez-toc-box-title')
  const toggles = useAllWithin(TOGGLE)
  /** Whether the reader has opened or closed it on this page; `undefined` before the first click. */
  const [wish, setWish] = useState<boolean>()
  const isClosed = wish ?? memory.wasClosed
  // A list that is open from the start keeps its own `display`.
  const [isOursAtFirst] = useState(() => isClosed || getComputedStyle(list).display === 'none')
  const id = list.id || `shop-islands-contents-${keyOf(list)}`

  const toggle = (event: Event) => {
    if (isOnToggle(event)) setWish((former = memory.wasClosed) => !former)
  }
  // Not in the click: of several that have waited for the code, only the rendering after them knows what they come to.
  useLayoutEffect(() => {
    if (wish !== undefined) memory.remember(wish)
  }, [wish, memory])

  return (
    <>
      <ServerElement of={table} class={{ toc_close: isClosed }} onClick={toggle} />
      <ServerElement of={title} class={{ 'toc-closed': isClosed }} />
      <ServerElement of={list} id={id} />
      {toggles.map((control) => (
        <ServerElement
          key={keyOf(control)}
          of={control}
          class={{ 'ez-toc-loaded': true }}
          // A title that can be clicked stays text, which cannot have a state: the link beside it does the same.
          role={control.matches('a') ? 'button' : undefined}
          aria-controls={isText(control) ? undefined : id}
          aria-expanded={isText(control) ? undefined : !isClosed}
          // Earlier versions of the plugin (2.0.34) print it hidden, for their script to show.
          style={{ display: '' }}
        />
      ))}
      <Sliding of={list} isShown={isOursAtFirst || wish !== undefined ? !isClosed : undefined} />
    </>
  )
}

/** The icon of a toggle whose label came with an empty place for one (plugins contract 5.4). */
function FallbackIcon(): ReactNode {
  const label = useWithin('.ez-toc-toggle label')
  const [isEmpty] = useState(() => label?.querySelector('span')?.innerHTML === '')
  const { contentsIcon } = contentsSettings()
  return (
    isEmpty &&
    contentsIcon && (
      <Outlet append={label} as='span'>
        <ServerHtml as='span' html={contentsIcon} />
      </Outlet>
    )
  )
}

/** The sidebar that stays in view with the table in it; `null` where there is none, or the setting is not a selector, which is reported. */
function findAffixed(table: HTMLElement): Element | null {
  const { contentsAffix } = contentsSettings()
  try {
    return contentsAffix && table.matches('.ez-toc-affix') ? table.closest(contentsAffix) : null
  } catch {
    report('setting-wrong-type', null, `contentsAffix: ${contentsAffix}`)
    return null
  }
}

/** What the theme's stuck header and the admin bar take, in CSS: the header is measured only at the reader's first interaction. */
const SAID_LATER = 'var(--flatsome--header--sticky-height, 0px) + var(--wp-admin--admin-bar--height, 0px)'

/**
 * A sidebar that stays in view, `scroll_offset` pixels below the header, also where that offset does not count for sections (plugins
 * contract 5.2, 5.4).
 */
function Affixed({ sidebar }: { sidebar: Element }): ReactNode {
  const top = `calc(max(${roomAbove()}px, ${SAID_LATER}) + ${contentsSettings().contentsOffset}px)`
  // `start`, because a sidebar that is stretched to the height of its row has no room to move.
  return <ServerElement of={sidebar} style={{ position: 'sticky', top, alignSelf: 'start' }} />
}

/** A table of contents: as the reader left it, with the section in view highlighted (behaviours toc.*; plugins contract 5). */
export function ContentsTable(): ReactNode {
  const table = useHost()
  const list = useWithin('ul,ol')
  const [memory] = useState(() => list && readContentsMemory(table, list))
  const [affixed] = useState(() => findAffixed(table))
  return (
    <>
      {affixed && <Affixed sidebar={affixed} />}
      {table.matches('#ez-toc-widget-sticky-container') && <StickyWidget />}
      <CurrentEntry table={table} />
      <FallbackIcon />
      <UnfoldedEntries />
      {list && memory && <Collapsible table={table} list={list} memory={memory} />}
    </>
  )
}
