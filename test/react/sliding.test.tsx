import { beforeEach, expect, test, vi } from 'vitest'
import { Sliding } from '../../src/react/Sliding'
import { fakeAnimations } from '../support/fakeAnimations'
import { find } from '../support/page'
import { html, letRender, showQuietPage, wakeWith } from './page'

const server = '<main class="host"><p style="display: none;">Hint</p></main>'
const isShown = () => find('p').style.display === 'block'

let animated: Element[]

beforeEach(() => {
  showQuietPage(server)
  animated = fakeAnimations()
})

const show = (first: boolean | undefined) =>
  wakeWith(first, (state) => <Sliding of={find('p')} isShown={state} duration={20} />)

test('what slides is as the server shows it, until it slides open, and is gone when it has slid shut', async () => {
  const { island, set } = await show(undefined)
  expect(html()).toBe(server)
  await set(true)
  expect(isShown()).toBe(true)
  await set(false)
  await letRender()
  expect(find('p').style.display).toBe('none')
  expect(animated).toHaveLength(2)
  island.leave()
  expect(html()).toBe(server)
})

test.each([
  ['shown slides open, to its own height', true, ['0', '120px']],
  ['hidden slides shut', false, ['120px', '0']],
])('what is %s', async (_what, isShowing, height) => {
  const { set } = await wakeWith(!isShowing, (state) => <Sliding of={find('p')} isShown={state} />)
  vi.spyOn(find('p'), 'offsetHeight', 'get').mockReturnValue(120)
  await set(isShowing)
  const { calls } = vi.mocked(Element.prototype.animate).mock
  expect(calls).toMatchObject([[{ height, overflow: ['hidden', 'hidden'] }, { duration: 200 }]])
})

test('it can be seen until it has slid shut', async () => {
  const { set } = await wakeWith(true, (state) => <Sliding of={find('p')} isShown={state} duration={10_000} />)
  await set(false)
  expect(isShown()).toBe(true)
})

test('what the server shows slides shut, too, and can be seen until it has', async () => {
  find('p').style.display = ''
  const { set } = await wakeWith<boolean | undefined>(undefined, (state) => (
    <Sliding of={find('p')} isShown={state} duration={10_000} />
  ))
  await set(false)
  expect(isShown()).toBe(true)
  expect(animated).toHaveLength(1)
})

test('what the server hides is never seen when it becomes what is hidden', async () => {
  const { set } = await show(undefined)
  await set(false)
  expect(isShown()).toBe(false)
  await letRender()
  expect(find('p').style.display).toBe('none')
  expect(animated).toEqual([])
})

test('on the first rendering it is there at once', async () => {
  await show(true)
  expect(isShown()).toBe(true)
  expect(animated).toEqual([])
})

test('where reduced motion is asked for, too', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { set } = await show(undefined)
  await set(true)
  await set(false)
  expect(find('p').style.display).toBe('none')
  expect(animated).toEqual([])
})

test('what is turned round on its way, or taken off, is what it was told last', async () => {
  const { island, set } = await wakeWith(false, (state) => <Sliding of={find('p')} isShown={state} duration={10_000} />)
  await set(true)
  await set(false)
  await set(true)
  expect(isShown()).toBe(true)
  island.leave()
  expect(html()).toBe(server)
})
