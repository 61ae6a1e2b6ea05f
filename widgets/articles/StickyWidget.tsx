// Wraps the browser's scrolling: how far the reader has come, and which part of a long list is seen, only the browser knows.
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { isStillHere, type OldScript } from '../../src/islands/oldScripts'
import { Outlet, ServerElement, useHost, useListener, useWithin } from '../../src/react'
import { contentsSettings } from './contentsSettings'
import { followSections } from './sectionInView'

/** The widget's own script comes apart from that of the tables, and may be left. */
const oldScript: OldScript = {
  tags: ['easy-table-of-contents*/ez-toc-widget-sticky.'],
  handle: 'ez-toc-widget-stickyjs',
  ours: 'stands back',
}

/** Up to this width, in pixels, the sidebar is no column beside the article. */
const NARROW = 980
/** Pixels of the list that are seen above the entry of the section in view. */
const ABOVE_ENTRY = 50

/** A size of the settings; `undefined` where they leave it to the page. */
const sizeOf = (size: string, unit: string) => (Number(size) > 0 ? size + unit : undefined)

/** Is the reader beside the article, and below where the page begins? */
function isReading(): boolean {
  const article = document.querySelector<HTMLElement>('.post,.post-content')
  const isAbove = scrollY < contentsSettings().contentsWidgetFrom
  return innerWidth > NARROW && !isAbove && (!article || scrollY <= article.offsetHeight)
}

/** Shows the entry of the section in view in a list that is longer than the window, once for each section: the reader may scroll it, too. */
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

/** Fixes the widget to the window while the article is read, and keeps its place for what stands below it. */
function Fixed({ widget }: { widget: HTMLElement }): ReactNode {
  const list = useWithin('nav')
  const place = useRef<HTMLDivElement>(null)
  /** The room that the widget had in its column; nothing while it has it. */
  const [room, setRoom] = useState<CSSProperties>()
  const settings = contentsSettings()

  const look = () => {
    if (!isReading()) return setRoom(undefined)
    // Whole pixels would move what stands below, and break lines anew.
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
  const { contentsWidgetTop: top, contentsWidgetHeight: height } = settings
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
          top: sizeOf(top, settings.contentsWidgetTopUnit),
          width: ownWidth ?? `${room.width}px`,
          // That of its column has the theme's padding in it.
          boxSizing: ownWidth ? undefined : 'border-box',
          // Over what scrolls past below it, under all dialogs.
          zIndex: '9',
          backgroundColor: getComputedStyle(document.body).backgroundColor,
        }}
      />
      <ServerElement
        of={list}
        style={{
          overflowY: 'auto',
          maxHeight: sizeOf(height, settings.contentsWidgetHeightUnit) ?? 'calc(100vh - 111px)',
        }}
      />
    </>
  )
}

/**
 * The plugin's sidebar widget that stays in view beside the article (plugins contract 5.1, 5.2). Its column may end with it, as where it
 * floats, and then a sticky position would have no way to go.
 */
export function StickyWidget(): ReactNode {
  const table = useHost()
  const [isServed] = useState(() => isStillHere(oldScript))
  return isServed ? null : (
    <Fixed widget={table.parentElement?.closest<HTMLElement>('.ez-toc-widget-sticky') ?? table} />
  )
}
