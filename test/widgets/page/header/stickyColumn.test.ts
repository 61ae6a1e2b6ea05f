import { beforeEach, describe, expect, test, vi } from 'vitest'
import { topFor } from '../../../../widgets/page/header/StickyColumn'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { find } from '../../../support/page'
import { interact, startPage } from '../../../support/startPage'

const column = () => find('.is-sticky-column')
let windowWidth: EventTarget & { matches: boolean }

/** Opens a page with a column of that height, in a window that is wide or not, and begins to scroll. */
async function open(height: number, isWide = true, style = ''): Promise<void> {
  openPage(
    `<div class="col"><div class="is-sticky-column" ${style}><div class="is-sticky-column__inner">Lọc</div></div></div>`,
  )
  stopClock()
  windowWidth = Object.assign(new EventTarget(), { matches: isWide })
  vi.stubGlobal('matchMedia', () => windowWidth)
  Object.defineProperty(column(), 'offsetHeight', { value: height, configurable: true, writable: true })
  await startPage()
  await interact()
  await pass()
}

describe('a column that stays in view', () => {
  beforeEach(() => open(300))

  test('sticks, below the header, and higher where its end would not be seen', () => {
    expect(column().style.position).toBe('sticky')
    expect(topFor(300)).toBe(
      'min(var(--flatsome--header--sticky-height, 0px) + var(--wp-admin--admin-bar--height, 0px) + 15px, 100vh - 315px)',
    )
  })

  test('stays no longer in a window that has become narrow', async () => {
    windowWidth.matches = false
    windowWidth.dispatchEvent(new Event('change'))
    await pass()
    expect(column().hasAttribute('style')).toBe(false)
  })
})

test('a column is left alone in a narrow window, and where the theme places it', async () => {
  await open(300, false)
  expect(column().hasAttribute('style')).toBe(false)
  await open(300, true, 'style="top: 100px"')
  expect(column().style.cssText).toBe('top: 100px;')
})
