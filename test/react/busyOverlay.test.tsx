import { expect, test } from 'vitest'
import { BusyOverlay } from '../../src/notice/BusyOverlay'
import { find } from '../support/page'
import { html, showQuietPage, wakeWith } from './page'

const show = async (server: string) => {
  showQuietPage(server)
  return wakeWith(true, (isBusy) => isBusy && <BusyOverlay of={find('p')} />)
}

test('mini-cart.remove.blocks-the-item: what is blocked is overlaid, in the markup that the shop’s styles know, until it is let go', async () => {
  const server = '<main class="host"><p style="position: absolute;">Pate</p></main>'
  const { set } = await show(server)
  expect([...find('p').querySelectorAll('.blockUI')].map(({ className }) => className)).toEqual([
    'blockUI',
    'blockUI blockOverlay',
  ])
  expect(find('p').style.position).toBe('absolute')
  await set(false)
  expect(html()).toBe(server)
})

test('of two overlays the later keeps the position that both need, when the earlier goes', async () => {
  const server = '<main class="host"><p style="position: static;">Pate</p></main>'
  showQuietPage(server)
  const { set } = await wakeWith(['quantity'], (causes) =>
    causes.map((cause) => <BusyOverlay of={find('p')} key={cause} />),
  )
  await set(['quantity', 'removal'])
  await set(['removal'])
  expect(find('p').style.position).toBe('relative')
  await set([])
  expect(html()).toBe(server)
})

test('what has no position has one meanwhile, or the overlay would lie over the page', async () => {
  const server = '<main class="host"><p style="position: static;">Pate</p></main>'
  const { set } = await show(server)
  expect(find('p').style.position).toBe('relative')
  await set(false)
  expect(html()).toBe(server)
})
