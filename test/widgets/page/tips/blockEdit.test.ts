import { beforeEach, expect, test } from 'vitest'
import { fakeAnimations } from '../../../support/fakeAnimations'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { find, press } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const mark = (id: number) =>
  `<div class="block-edit-link" data-title="Khối ${id}" data-link="/wp-admin/?block=${id}" data-backend="/wp-admin/"></div>`

beforeEach(async () => {
  openPage(
    `${mark(1)}<section id="text">Chỉ có chữ</section>${mark(2)}<section id="links"><a href="/a">A</a> <a href="/b">B</a></section>`,
  )
  stopClock()
  fakeAnimations()
  await startPage({ themeCanEditPages: true })
  await pass(100)
})

test.each([
  ['the block, where nothing in it can have it', '#text', '#text'],
  ['the last in the block that Tab reaches', '#links a', '#links a:last-child'],
])('Esc in the tip of a block gives the focus to %s', async (_what, from, to) => {
  find(from).focus()
  await pass(10)
  const button = find('.edit-block-button')
  button.focus()
  press('Escape', button)
  await pass(100)
  expect(document.querySelector('.edit-block-button')).toBeNull()
  expect(document.activeElement).toBe(find(to))
})
