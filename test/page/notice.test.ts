import { beforeEach, expect, test } from 'vitest'
import { openPage, pass, stopClock } from '../support/freshPage'
import { find } from '../support/page'

const PAGE = `<div class="woocommerce-notices-wrapper"></div><button id="one">1</button><button id="two">2</button>
  <div class="mfp-content"><button id="inside">3</button></div>`

beforeEach(() => {
  openPage(PAGE)
  stopClock()
})

const notices = () => import('../../src/page/notice')

test('a failure stands in the page’s notice area, and is spoken a second later', async () => {
  const { showFailure } = await notices()
  showFailure(find('#one'), 'Chưa được <b>')
  expect(find('.woocommerce-notices-wrapper > .woocommerce-error').textContent).toBe('Chưa được <b>')
  await pass(1000)
  expect(find('[role="status"]').textContent).toBe('Chưa được <b>')
})

test('a fragment that takes the notice area anew does not take the notice', async () => {
  const { showFailure } = await notices()
  showFailure(find('#one'), 'Chưa được')
  expect(find('.woocommerce-error').dataset).toHaveProperty('islandOutlet')
})

test('each control has its own notices: new ones take the place of its old ones, and they go by themselves', async () => {
  const { showFailure, clearNotices } = await notices()
  showFailure(find('#one'), 'một')
  showFailure(find('#two'), 'hai')
  showFailure(find('#one'), 'ba')
  const texts = () => [...document.querySelectorAll('.woocommerce-error')].map(({ textContent }) => textContent)
  expect(texts()).toEqual(['hai', 'ba'])
  clearNotices(find('#two'))
  clearNotices(find('#inside'))
  expect(texts()).toEqual(['ba'])
})

test('in a lightbox the page’s notice area cannot be seen: the notice stands beside the control', async () => {
  const { showFailure } = await notices()
  showFailure(find('#inside'), 'Chưa được')
  expect(find('#inside + .woocommerce-error')).toBeTruthy()
})

test('once the lightbox is gone the notice is for the page', async () => {
  const { showFailure } = await notices()
  const inside = find('#inside')
  find('.mfp-content').remove()
  showFailure(inside, 'Chưa được')
  expect(find('.woocommerce-notices-wrapper > .woocommerce-error')).toBeTruthy()
})

test('without a notice area the notices stand beside the control, in order', async () => {
  find('.woocommerce-notices-wrapper').remove()
  const { showNotices } = await notices()
  const made = ['a', 'b'].map((id) => Object.assign(document.createElement('p'), { id }))
  showNotices(find('#one'), made)
  expect(find('#one + #a + #b')).toBeTruthy()
})
