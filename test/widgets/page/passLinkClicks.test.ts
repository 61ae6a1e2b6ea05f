import { beforeEach, expect, test, vi } from 'vitest'
import type { Definition } from '../../../src/islands/definition'
import { openPage, pass, replaceBody, stopClock } from '../../support/freshPage'
import { installJQuery, type JQuery } from '../../support/jQuery'
import { recordNativeBehaviour } from '../../support/nativeBehaviour'
import { find } from '../../support/page'
import { startScript } from '../../support/startPage'

let jQuery: JQuery
let native: string[]
let served: Event[]

/** A widget that owns the clicks on some links. */
const opener: Definition = {
  name: 'opener',
  selectors: '.opener',
  wake: 'touch',
  claims: { click: true },
  busyClass: null,
  service: (island) => island.on('click', (event) => served.push(event)),
}

beforeEach(async () => {
  openPage('<a class="opener" href="/there">There</a> <a class="plain" href="/away">Away</a>')
  stopClock()
  native = recordNativeBehaviour()
  served = []
  jQuery = installJQuery()
  const { page } = await import('../../../widgets/page/definitions')
  await startScript([opener, ...page])
  await pass(20)
})

test('a script’s click on a link through jQuery reaches the island that owns it, once, and the link is not followed', async () => {
  jQuery(find('.opener')).trigger('click')
  await pass()
  expect(served.map(({ type, target }) => [type, target])).toEqual([['click', find('.opener')]])
  expect(native).toEqual([])
})

test('nobody else hears of it a second time', async () => {
  const theirs = vi.fn()
  find('.opener').addEventListener('click', theirs)
  const jQuerys = vi.fn()
  jQuery(document).on('click', jQuerys)
  jQuery(find('.opener')).trigger('click')
  await pass()
  expect(theirs).not.toHaveBeenCalled()
  expect(jQuerys).toHaveBeenCalledOnce()
})

test('one that a listener has prevented is served by that: an old script must not add a second time', async () => {
  jQuery(find('.opener')).on('click', (event) => (event as Event).preventDefault())
  jQuery(find('.opener')).trigger('click')
  await pass()
  expect(served).toEqual([])
})

test('a tab of the shop’s is chosen all the same: a theme prevents the click, and counts on the shop’s script for the panel', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs"><li><a href="#one">1</a></li><li><a href="#two">2</a></li></ul>
      <div class="wc-tab" id="one"></div><div class="wc-tab" id="two"></div></div>`,
  )
  await pass(100)
  jQuery(find('[href="#two"]')).on('click', (event) => (event as Event).preventDefault())
  jQuery(find('[href="#two"]')).trigger('click')
  await pass(100)
  expect([find('#one'), find('#two')].map(({ style }) => style.display)).toEqual(['none', ''])
})

test('a link that no island owns stays where it is, as without us, and the next click is the browser’s', async () => {
  jQuery(find('.plain')).trigger('click')
  await pass()
  expect(native).toEqual([])
  find('.plain').click()
  expect(native).toHaveLength(1)
})

test('a body that takes the place of another, as scripts that load no pages put it there, has each click passed once', async () => {
  await replaceBody()
  jQuery(find('.opener')).trigger('click')
  await pass()
  expect(served).toHaveLength(1)
})
