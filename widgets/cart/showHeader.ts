// Writes to the page by hand: these classes are the header's own, which may be asleep or the theme's.

/** Brings a sticky header back that hides while the page is scrolled down, so that what hangs from it can be seen (contract 1.6). */
export function showHeader(): void {
  const header = document.querySelector('#header.has-sticky.sticky-hide-on-scroll--active')
  header?.classList.remove('sticky-hide-on-scroll--active')
  header?.querySelector('.header-wrapper')?.classList.add('stuck')
}
