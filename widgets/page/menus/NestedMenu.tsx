import { type ReactNode, useState } from 'react'
import { wordsOf } from '../../../src/page/htmlText'
import { hasModifier, isHeldEnter } from '../../../src/page/keys'
import { keyOf, Outlet, ServerElement, Sliding, useAllWithin, useHost, useListener, useText } from '../../../src/react'
import { SIDEBAR_LIST, SLIDE_MENU } from '../pageSelectors'
import { themeSettings } from '../themeSettings'
import { isFoldedByTheme, isHeldAwayByTheme, startsOpen } from './foldedByTheme'
import { BELOW, isEntrysList, isOpenForGood, leadsNowhere, unfoldsByLink } from './menuLevels'

/** The mobile menu, and what is marked as one. */
const MENU = '.nav-sidebar,[data-island]'

/** What a list of entries is: a sidebar's, marked by the author, the mobile menu, or any other list of links. */
type Kind = 'sidebar' | 'marked' | 'mobile' | 'links'

function kindOf(list: Element): Kind {
  if (list.matches(SIDEBAR_LIST)) return 'sidebar'
  if (list.matches('[data-island]')) return 'marked'
  return list.matches('.nav-sidebar') ? 'mobile' : 'links'
}

/** Does the list below an entry fold? */
const FOLDS: Readonly<Record<Kind, (below: HTMLElement) => boolean>> = {
  sidebar: isFoldedByTheme,
  marked: () => true,
  mobile: (below) => !isOpenForGood(below),
  links: isHeldAwayByTheme,
}

/** Which entries are unfolded. */
type Openness = ReadonlyMap<Element, boolean>

const isOpen = (openness: Openness, entry: Element) => openness.get(entry) ?? startsOpen(entry)

/**
 * An entry, the list below it, and the button between the two, in the elements that the theme's styles know; the server may have printed
 * the button.
 */
function Entry({ entry, below, isUnfolded }: { entry: HTMLElement; below: HTMLElement; isUnfolded: boolean }) {
  const { toggleEntries } = useText('page')
  const link = entry.querySelector(':scope>a')
  const action = themeSettings().themeToggleButton || toggleEntries
  // The entry's words tell it from the other entries' buttons.
  const name = link ? `${action}: ${wordsOf(link)}` : action
  const printed = entry.querySelector(':scope>button.toggle:not([data-island-outlet])')
  return (
    <>
      <ServerElement of={entry} class={{ 'has-child': true, active: isUnfolded }} />
      <ServerElement of={printed} aria-label={name} aria-expanded={isUnfolded} />
      <Outlet
        before={printed ? null : below}
        as='button'
        has={{ type: 'button', class: { toggle: true }, 'aria-label': name, 'aria-expanded': isUnfolded }}
      >
        <i className='icon-angle-down' />
      </Outlet>
      <Sliding of={below} isShown={isUnfolded} />
    </>
  )
}

function Unfolding(): ReactNode {
  const list = useHost()
  const [openness, setOpenness] = useState<Openness>(new Map())
  const kind = kindOf(list)
  const [, lookAgain] = useState<unknown>()
  // The theme's styles, which say what folds, may come late.
  useListener(window, 'load', lookAgain)
  const belows = useAllWithin(BELOW).filter((below) => isEntrysList(below) && FOLDS[kind](below))

  /** The entry that a button or a link unfolds; `undefined` where it does not. */
  const unfoldedBy = (target: EventTarget | null): Element | undefined => {
    const control = (target as Element).closest('button.toggle,a')
    const entry = control?.parentElement
    if (!control || !entry || !belows.some(({ parentElement }) => parentElement === entry)) return
    // The theme's setting for links that unfold is about the mobile menu.
    const unfolds = kind === 'marked' || kind === 'mobile' ? unfoldsByLink : leadsNowhere
    return control.localName === 'a' && !unfolds(control) ? undefined : entry
  }
  const onClick = (event: MouseEvent) => {
    const entry = unfoldedBy(event.target)
    // A link that is to open in another tab does.
    if (!entry || hasModifier(event)) return
    event.preventDefault()
    setOpenness((former) => new Map(former).set(entry, !isOpen(former, entry)))
  }
  const onKeydown = (event: KeyboardEvent) => {
    if (isHeldEnter(event) && unfoldedBy(event.target)) event.preventDefault()
  }

  return (
    <>
      <ServerElement of={list} onClick={onClick} onKeydown={onKeydown} />
      {belows.map((below) => {
        const entry = below.parentElement as HTMLElement
        return <Entry key={keyOf(below)} entry={entry} below={below} isUnfolded={isOpen(openness, entry)} />
      })}
    </>
  )
}

/** A list whose entries have lists of their own, which a button beside each entry unfolds (behaviour page.mobile-menu.submenus-expand). */
export function NestedMenu(): ReactNode {
  const list = useHost()
  // In headers of other themes lists of links drop down, by styles or scripts of their own.
  const [isOthers] = useState(!!list.closest(SLIDE_MENU) || (!list.matches(MENU) && !!list.closest('header')))
  return isOthers ? null : <Unfolding />
}
