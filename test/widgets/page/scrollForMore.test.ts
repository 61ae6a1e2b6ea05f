import { expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'

test('the arrow at the lower end of a section scrolls the page to itself', async () => {
  openPage('<section class="section"><div class="section-bg"><button class="scroll-for-more"></button></div></section>')
  stopClock()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  find('.scroll-for-more').getBoundingClientRect = () => new DOMRect(0, 560, 40, 40)
  find('.scroll-for-more').getClientRects = () => [new DOMRect()] as unknown as DOMRectList
  await startPage()
  click(find('.scroll-for-more'))
  await pass()
  expect(scrolled).toHaveBeenCalledWith({ top: 560, behavior: 'instant' })
})
