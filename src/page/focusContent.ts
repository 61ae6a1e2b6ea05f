// Wraps the browser's focus: the page's content needs a tab index to get it.

/** Gives the focus to the page's content, where the element that should get it is gone: Tab goes on from there, not from the page's top. */
export function focusContent(): void {
  const content = document.querySelector<HTMLElement>('main,[role="main"],#main,#content')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
