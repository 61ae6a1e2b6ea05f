import type { Island } from '../../src/islands/island'
import { MENU_TAB } from './shellSelectors'

/** Shows the list of the mobile menu that a tab stands for, and hides the others (contract 11.4). */
function showMenuTab(tab: HTMLElement): void {
  const menu = tab.closest('.sidebar-menu,.mobile-sidebar')
  const tabs = [...(menu?.querySelectorAll<HTMLElement>(MENU_TAB) ?? [])]
  const chosen = tab.dataset['tab'] ?? String(tabs.indexOf(tab) + 1)
  for (const other of tabs) {
    other.classList.toggle('active', other === tab)
    if (other.matches('[role="tab"]')) other.setAttribute('aria-selected', String(other === tab))
  }
  for (const list of menu?.querySelectorAll<HTMLElement>('ul.nav-sidebar[data-tab]') ?? [])
    list.classList.toggle('hidden', list.dataset['tab'] !== chosen)
}

/** A tab of the mobile menu. */
export function attachMenuTab({ host, on }: Island): () => void {
  return on('click', () => showMenuTab(host))
}
