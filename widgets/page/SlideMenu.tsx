import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Outlet, ServerElement, useAllWithin, useHost, useText, useWithin } from '../../src/react'
import { keyOf } from '../../src/react/keyOf'
import { BELOW, type Level, readLevels } from './menuLevels'
import { themeSettings } from './themeSettings'

/** The levels that the shopper went down, and the step that led there. */
interface Path {
  lists: readonly HTMLElement[]
  step?: { list: HTMLElement; isDown: boolean }
}

/** What leads to a level and back; what is not on the level in view cannot be reached. */
function LevelState({ level, path, strip }: { level: Level; path: readonly HTMLElement[]; strip: HTMLElement }) {
  const { back, toggleEntries } = useText('page')
  const { list, entry, title } = level
  const current = path.at(-1)
  const isOnPath = path.includes(list)
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
          tabindex: entry.closest('ul') === (current ?? strip) ? 0 : -1,
        }}
      >
        <i className='icon-angle-right' />
      </Outlet>
      <Outlet prepend={list} as='li' has={{ class: { 'nav-slide-header': true, 'pt-half': true, 'pb-half': true } }}>
        <button type='button' className='toggle' aria-label={`${back}: ${title}`} tabIndex={list === current ? 0 : -1}>
          <i className='icon-angle-left' />
          {` ${title}`}
        </button>
      </Outlet>
    </>
  )
}

function Levels({ strip }: { strip: HTMLElement }): ReactNode {
  const menu = useHost()
  const levels = readLevels(strip, useAllWithin(BELOW), Number(menu.dataset['levels']) || 1)
  const controls = useAllWithin('a,button')
  const [{ lists, step }, setPath] = useState<Path>({ lists: [] })
  const current = lists.at(-1)
  const isRightToLeft = getComputedStyle(menu).direction === 'rtl'

  useLayoutEffect(() => {
    const { list, isDown } = step ?? {}
    const header = isDown && list?.querySelector<HTMLElement>(':scope>.nav-slide-header button')
    const opener = !isDown && list?.parentElement?.querySelector<HTMLElement>(':scope>button.toggle')
    ;(header || opener || undefined)?.focus({ preventScroll: true })
  }, [step])

  const onClick = (event: Event) => {
    const control = (event.target as Element).closest('button,a')
    const place = control?.parentElement
    const entered = levels.find(
      ({ entry }) => entry === place && (control?.matches('.toggle') || control?.getAttribute('href') === '#'),
    )
    const left = levels.find(({ list }) => place?.matches('.nav-slide-header') && place.parentElement === list)
    if (!entered && !left) return
    event.preventDefault()
    if (entered) setPath((former) => ({ lists: [...former.lists, entered.list], step: { ...entered, isDown: true } }))
    else if (left) setPath((former) => ({ lists: former.lists.slice(0, -1), step: { ...left, isDown: false } }))
  }

  return (
    <>
      <ServerElement of={menu} onClick={onClick} />
      <ServerElement
        of={strip}
        class={{ 'is-current-slide': !current, 'is-current-parent': !!current }}
        style={{ transform: `translateX(${(isRightToLeft ? 100 : -100) * lists.length}%)` }}
      />
      {levels.map((level) => (
        <LevelState key={keyOf(level.list)} level={level} path={lists} strip={strip} />
      ))}
      {controls.map((control) =>
        // What we draw says so itself.
        !strip.contains(control) || control.closest('[data-island-outlet]') ? null : (
          <ServerElement
            key={keyOf(control)}
            of={control}
            tabindex={control.closest('ul') === (current ?? strip) ? 0 : -1}
          />
        ),
      )}
    </>
  )
}

/** The menu whose levels slide in from the side (contract 11.4: slide style). What is not on the level in view cannot be reached. */
export function SlideMenu(): ReactNode {
  const marked = useWithin('.nav-slide')
  const first = useWithin('ul.nav-sidebar')
  const strip = marked ?? first
  return strip && <Levels key={keyOf(strip)} strip={strip} />
}
