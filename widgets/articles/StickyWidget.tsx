// Wraps the browser's scrolling: how far the page is scrolled, and which part of a long list is in view.
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { isPageHeld } from '../../src/dialog'
import { isStillHere, type OldScript } from '../../src/islands/oldScripts'
import { Outlet, ServerElement, useHost, useListener, useWithin } from '../../src/react'
import { contentsSettings } from './contentsSettings'
import { followSections } from './sectionInView'

/** The plugin has a script of its own for the widget, which may still be there without that of the tables. */
const oldScript: OldScript = {
  tags: ['easy-table-of-contents*/ez-toc-widget-sticky.'],
  handle: 'ez-toc-widget-stickyjs',
  ours: 'stands back',
}

/** Up to this width, in pixels, the sidebar is not beside the article. */
const NARROW = 980
/** Pixels of the list that stay visible above the entry of the section in view. */
const ABOVE_ENTRY = 50

/** A size of the settings; `undefined` where they leave it to the page. */
const sizeOf = (size: string, unit: string) => (Number(size) > 0 ? size + unit : undefined)

/** Is the sidebar beside the article, and has the page been scrolled far enough? */
function isReading(): boolean {
  const article = document.querySelector<HTMLElement>('.post,.post-content')
  const isAbove = scrollY < contentsSettings().contentsWidgetFrom
  return innerWidth > NARROW && !isAbove && (!article || scrollY <= article.offsetHeight)
}

/**
 * Scrolls a list that is longer than the window to the entry of the section in view, once for each section, because the reader may scroll
 * it, too.
 */
function useEntryInView(list: HTMLElement | null): void {
  const table = useHost()
  useLayoutEffect(() => {
    let shown: Element | undefined
    return followSections(table, (entry) => {
      if (entry && list && entry !== shown)
        list.scrollTop += entry.getBoundingClientRect().top - list.getBoundingClientRect().top - ABOVE_ENTRY
      shown = entry
    })
  }, [table, list])
}

/** Fixes the widget to the window while the article is read, and keeps its place, so that what is below it does not move. */
function Fixed({ widget }: { widget: HTMLElement }): ReactNode {
  const list = useWithin('nav')
  const place = useRef<HTMLDivElement>(null)
  /** The size that the widget had in its column; `undefined` while it is there. */
  const [room, setRoom] = useState<CSSProperties>()

  const look = () => {
    // Behind a pop-up the widget stays as it was: the page says that it is not scrolled.
    if (isPageHeld()) return
    if (!isReading()) return setRoom(undefined)
    // Not rounded: whole pixels would move what is below and change line breaks.
    const { width } = (place.current ?? widget).getBoundingClientRect()
    setRoom((known) => {
      if (known?.width === width) return known
      const { height } = widget.getBoundingClientRect()
      return { width, height, margin: known?.margin ?? getComputedStyle(widget).margin }
    })
  }
  useListener(window, 'scroll', look)
  useListener(window, 'resize', look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a page that opens where it was left.
  useLayoutEffect(look, [])
  useEntryInView(list)

  if (!room) return null
  const settings = contentsSettings()
  const ownWidth = sizeOf(settings.contentsWidgetWidth, settings.contentsWidgetWidthUnit)
  return (
    <>
      <Outlet before={widget}>
        <div ref={place} style={{ height: room.height, margin: room.margin }} />
      </Outlet>
      <ServerElement
        of={widget}
        style={{
          position: 'fixed',
          // Also at the very top, or partly above it.
          top: `${Number(settings.contentsWidgetTop) || 0}${settings.contentsWidgetTopUnit}`,
          width: ownWidth ?? `${room.width}px`,
          // The width of its column includes the theme's padding.
          boxSizing: ownWidth ? undefined : 'border-box',
          // Above what scrolls past behind it, below all dialogs.
          zIndex: '9',
          backgroundColor: getComputedStyle(document.body).backgroundColor,
        }}
      />
      <ServerElement
        of={list}
        style={{
          overflowY: 'auto',
          scrollbarWidth: settings.contentsWidgetScrollBar ? undefined : 'none',
          maxHeight: sizeOf(settings.contentsWidgetHeight, settings.contentsWidgetHeightUnit) ?? 'calc(100vh - 111px)',
        }}
      />
    </>
  )
}

/**
 * The plugin's sidebar widget that stays in view beside the article (plugins contract 5.1, 5.2). Not by a sticky position, because its
 * column may end with it, for instance where it floats, and then it would have no room to move.
 */
export function StickyWidget(): ReactNode {
  const table = useHost()
  const [isServed] = useState(() => isStillHere(oldScript))
  return isServed ? null : (
    <Fixed widget={table.parentElement?.closest<HTMLElement>('.ez-toc-widget-sticky') ?? table} />
  )
}
