import { type ReactNode, useLayoutEffect, useState } from 'react'
import { isRightToLeft } from '../../../src/page/elements'
import { hasModifier, isHeldEnter } from '../../../src/page/keys'
import { keyOf, Outlet, ServerElement, useAllWithin, useHost, useText } from '../../../src/react'
import { MENU_TAB } from '../pageSelectors'
import { themeSettings } from '../themeSettings'
import { BELOW, type Level, readLevels, unfoldsByLink } from './menuLevels'

/** The levels that the shopper has gone down, and the last step. */
interface Path {
  lists: readonly HTMLElement[]
  step?: { list: HTMLElement; isDown: boolean }
}

/** The links to a level and back, and what makes everything on other levels unreachable. */
function LevelState({ level, path, strip }: { level: Level; path: readonly HTMLElement[]; strip: HTMLElement }) {
  const { back, toggleEntries } = useText('page')
  const { list, entry, title } = level
  const current = path.at(-1)
  const isOnPath = path.includes(list)
  const isInView = entry.closest('ul') === (current ?? strip)
  const name = themeSettings().themeToggleButton || toggleEntries
  return (
    <>
      <ServerElement of={entry} class={{ 'has-child': true, active: isOnPath }} />
      <ServerElement
        of={list}
        class={{ 'is-current-slide': list === current, 'is-current-parent': isOnPath && list !== current }}
        aria-hidden={!isOnPath}
      />
      <Outlet
        before={list}
        as='button'
        has={{
          type: 'button',
          class: { toggle: true },
          'aria-label': `${name}: ${title}`,
          'aria-expanded': isOnPath,
          'aria-hidden': !isInView,
          tabindex: isInView ? 0 : -1,
        }}
      >
        <i className='icon-angle-right' />
      </Outlet>
      <Outlet prepend={list} as='li' has={{ class: { 'nav-slide-header': true, 'pt-half': true, 'pb-half': true } }}>
        <button
          type='button'
          className='toggle'
          aria-label={`${back}: ${title}`}
          aria-hidden={list !== current}
          tabIndex={list === current ? 0 : -1}
        >
          <i className='icon-angle-left' />
          {` ${title}`}
        </button>
      </Outlet>
    </>
  )
}

/** The path one level further down. A second tap, while the first still moves the panel, goes no further. */
function enter(former: Path, list: HTMLElement): Path {
  if (former.lists.includes(list)) return former
  return { lists: [...former.lists, list], step: { list, isDown: true } }
}

/** The path up to above a level; as it was where that has been left already. */
function leave(former: Path, list: HTMLElement): Path {
  const at = former.lists.indexOf(list)
  return at < 0 ? former : { lists: former.lists.slice(0, at), step: { list, isDown: false } }
}

/** One list of the menu, with the levels below it, independent of other lists. */
function Levels({ strip }: { strip: HTMLElement }): ReactNode {
  const menu = useHost()
  // The theme's styles place the levels beside the panel, and move the panel smoothly. In markup without a panel the list is moved.
  const panel = useAllWithin('.sidebar-menu').find((around) => around.contains(strip)) ?? strip
  const levels = readLevels(strip, useAllWithin(BELOW), Number(menu.dataset['levels']) || 1)
  const controls = useAllWithin('a,button,input,select,textarea')
  const [{ lists, step }, setPath] = useState<Path>({ lists: [] })
  const current = lists.at(-1)
  const isMirrored = isRightToLeft(menu)

  useLayoutEffect(() => {
    if (!step) return
    const { list, isDown } = step
    const control = isDown
      ? list.querySelector<HTMLElement>(':scope>.nav-slide-header button')
      : list.parentElement?.querySelector<HTMLElement>(':scope>button.toggle')
    control?.focus({ preventScroll: true })
  }, [step])

  /** The list to which the control that an event is on leads down, or which it leaves. */
  const stepOf = ({ target }: Event) => {
    const control = (target as Element).closest('button.toggle,a')
    const place = control?.parentElement
    return {
      entered: levels.find(
        ({ entry }) => entry === place && control && (control.matches('.toggle') || unfoldsByLink(control)),
      )?.list,
      left: levels.find(({ list }) => place?.matches('.nav-slide-header') && place.parentElement === list)?.list,
    }
  }
  const onClick = (event: MouseEvent) => {
    // A link that is to open in another tab does.
    if (hasModifier(event)) return
    // The tabs' lists are in the panel: on a lower level they would be out of view.
    if ((event.target as Element).closest(MENU_TAB)) setPath({ lists: [] })
    const { entered, left } = stepOf(event)
    if (!entered && !left) return
    event.preventDefault()
    if (entered) setPath((former) => enter(former, entered))
    else if (left) setPath((former) => leave(former, left))
  }
  // A repetition would press what the first has brought the focus to: the button that leads back, or the one that leads down again.
  const onKeydown = (event: KeyboardEvent) => {
    const { entered, left } = stepOf(event)
    if (isHeldEnter(event) && (entered || left)) event.preventDefault()
  }

  const allLists = [strip, ...levels.map(({ list }) => list)]
  const tabIndexOf = (control: Element) => {
    // Controls that we draw are handled where they are rendered.
    if (control.closest('[data-island-outlet]')) return undefined
    const list = allLists.findLast((around) => around.contains(control))
    if (list) return list === (current ?? strip) ? 0 : -1
    // Controls beside the list move out of view with the panel.
    return current && panel.contains(control) ? -1 : undefined
  }

  return (
    <>
      <ServerElement of={menu} onClick={onClick} onKeydown={onKeydown} />
      <ServerElement of={strip} class={{ 'is-current-slide': !current, 'is-current-parent': !!current }} />
      {/* None at rest: even a transform by 0 would be the containing block of fixed elements. The way back is smooth without it. */}
      {current && (
        <ServerElement of={panel} style={{ transform: `translateX(${(isMirrored ? 100 : -100) * lists.length}%)` }} />
      )}
      {levels.map((level) => (
        <LevelState key={keyOf(level.list)} level={level} path={lists} strip={strip} />
      ))}
      {controls.map((control) => {
        const tabIndex = tabIndexOf(control)
        return (
          tabIndex !== undefined && (
            // A screen reader reaches what is beside the window, too, by a swipe: there it is hidden as well.
            <ServerElement
              key={keyOf(control)}
              of={control}
              tabindex={tabIndex}
              aria-hidden={tabIndex < 0 || undefined}
            />
          )
        )
      })}
    </>
  )
}

/**
 * The menu whose levels slide in from the side (contract 11.4: slide style), separately in each of its tabs. Everything that is not on the
 * level in view cannot be reached.
 */
export function SlideMenu(): ReactNode {
  const marked = useAllWithin('.nav-slide')
  const unmarked = useAllWithin('ul.nav-sidebar')
  const found = marked.length ? marked : unmarked
  // A list within another one is a level of it.
  const strips = found.filter((list) => !found.some((outer) => outer !== list && outer.contains(list)))
  return strips.map((strip) => <Levels key={keyOf(strip)} strip={strip} />)
}
