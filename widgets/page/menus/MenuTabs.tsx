import { type ReactNode, useState } from 'react'
import { keyOf, ServerElement, useAllWithin, useHost } from '../../../src/react'
import { MENU_TAB } from '../pageSelectors'

/**
 * The tabs of the mobile menu: each shows its list and hides the others (contract 11.4). Until one is chosen, everything is as the server
 * shows it.
 */
export function MenuTabs(): ReactNode {
  const menu = useHost()
  const tabs = useAllWithin(MENU_TAB)
  const lists = useAllWithin('ul.nav-sidebar[data-tab]')
  const [choice, setChoice] = useState<HTMLElement>()
  const chosen = tabs.find((tab) => tab === choice)
  /** Which list a tab shows: the one that it names, else by its number. */
  const listOf = (tab: HTMLElement) => tab.dataset['tab'] ?? `${tabs.indexOf(tab) + 1}`
  return (
    <>
      <ServerElement
        of={menu}
        onClick={({ target }) => setChoice(tabs.find((tab) => tab.contains(target as Node)) ?? choice)}
      />
      {chosen &&
        tabs.map((tab) => (
          <ServerElement
            key={keyOf(tab)}
            of={tab}
            class={{ active: tab === chosen }}
            aria-selected={tab.matches('[role="tab"]') ? tab === chosen : undefined}
          />
        ))}
      {chosen &&
        lists.map((list) => (
          <ServerElement key={keyOf(list)} of={list} class={{ hidden: list.dataset['tab'] !== listOf(chosen) }} />
        ))}
    </>
  )
}
