import type { Island } from '../../src/islands/island'
import { report } from '../../src/page/report'
import { TABS } from './panelHooks'

const PANEL = '.panel,.wc-tab,[role="tabpanel"]'

/** A tab and what it shows; a tab whose panel was left out shows nothing. */
export interface TabAndPanel {
  tab: HTMLElement
  panel: HTMLElement | undefined
}

/**
 * The tabs of a set in order, each with the panel that its address names, else with the one in the same place: two products on one page
 * have the same ids. Tabs and panels of sets inside of its panels are not among them.
 */
export function readTabs(set: Element): TabAndPanel[] {
  const panels = [...set.querySelectorAll<HTMLElement>(PANEL)].filter(
    (panel) => panel.parentElement?.closest(`${TABS},${PANEL}`) === set,
  )
  return [...set.querySelectorAll<HTMLElement>(':scope>ul>li>a')].map((tab, index) => ({
    tab,
    panel: panels.find(({ id }) => id && tab.getAttribute('href') === `#${id}`) ?? panels[index],
  }))
}

/**
 * Shows the panel of one tab and hides the others, in the classes and attributes of the contract (8.1). The theme's styles hide what is
 * not `active`; the shop's do not, and its own script writes `display` on the panels, which must not outlive a change of tabs.
 */
export function showTab(set: Element, chosen: HTMLElement): void {
  const isThemes = set.matches('.tabbed-content')
  for (const { tab, panel } of readTabs(set)) {
    const isChosen = tab === chosen
    tab.parentElement?.classList.toggle('active', isChosen)
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    panel?.classList.toggle('active', isChosen)
    if (panel) panel.style.display = isThemes || isChosen ? '' : 'none'
    else if (isChosen) report('panel-missing', tab)
  }
}

/** A tab (behaviours page.tabs.*). */
export default function attach({ host: tab, on }: Island): () => void {
  return on('click', () => {
    const set = tab.closest(TABS)
    if (set) showTab(set, tab)
  })
}
