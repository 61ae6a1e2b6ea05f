// Writes to the page by hand: a theme's script reads the class as soon as the page is ready, before any component can be there.
import { isShopScriptHere } from '../../../src/bridge/replacedScripts'
import { nameTheSame } from '../../../src/page/address'
import { isAskedForReviews } from './reviewConditions'

/** Leads this tab to what the address names: the reviews, or its own panel? */
function isAskedFor(tab: Element): boolean {
  if (isAskedForReviews()) return tab.matches('.reviews_tab')
  const hash = tab.querySelector('a')?.hash
  return !!hash && nameTheSame(hash, location.hash)
}

/**
 * Marks in each of the shop's lists of tabs on a product page the one that will be shown first, where the server has marked none and the
 * shop's own script is gone, which does it as soon as the page is ready (contract 8.1). Martfury's script places a line under the marked
 * tab at that moment, and stops altogether where there is none.
 */
export function markFirstTab(): void {
  if (!document.body.matches('.single-product') || isShopScriptHere('single-product')) return
  for (const { children } of document.querySelectorAll('.wc-tabs')) {
    const tabs = [...children]
    if (!tabs.some((tab) => tab.matches('.active'))) (tabs.find(isAskedFor) ?? tabs[0])?.classList.add('active')
  }
}
