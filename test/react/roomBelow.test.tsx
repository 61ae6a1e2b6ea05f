import { beforeEach, expect, test } from 'vitest'
import { RoomBelow } from '../../src/react'
import { letRender, showQuietPage, wakeWith } from './page'

/** What lies over the page at its lower edge: pixels of each; `undefined` for what is there and takes no room. */
interface Lying {
  notice?: number | undefined
  bar?: number | undefined
}

beforeEach(() => showQuietPage('<main class="host"></main>'))

const wakeLying = (first: Lying) =>
  wakeWith<Lying>(first, ({ notice, bar }) => (
    <>
      <RoomBelow measure={() => notice} />
      <RoomBelow measure={() => bar} />
    </>
  ))

const kept = () => document.documentElement.style.scrollPaddingBottom

test('room is kept free for the higher of two things at the lower edge, whichever came last, and none once both are gone', async () => {
  const { set } = await wakeLying({ notice: 40 })
  await letRender()
  expect(kept()).toBe('40px')
  for (const [lying, expected] of [
    [{ notice: 40, bar: 68 }, '68px'],
    [{ notice: 90, bar: 68 }, '90px'],
    [{ bar: 68 }, '68px'],
    [{}, ''],
  ] as const) {
    await set(lying)
    await letRender()
    expect(kept()).toBe(expected)
  }
})

test('what the server has said of the room stands again when the island leaves', async () => {
  document.documentElement.style.scrollPaddingBottom = '5px'
  const { island } = await wakeLying({ bar: 68 })
  await letRender()
  expect(kept()).toBe('68px')
  island.leave()
  expect(kept()).toBe('5px')
  document.documentElement.style.scrollPaddingBottom = ''
})

test('what lies there is measured anew when the window’s size changes, without a rendering', async () => {
  let height = 40
  await wakeWith({}, () => <RoomBelow measure={() => height} />)
  await letRender()
  expect(kept()).toBe('40px')
  height = 68
  window.dispatchEvent(new Event('resize'))
  await letRender()
  expect(kept()).toBe('68px')
})
