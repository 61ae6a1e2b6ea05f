import { expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../../support/fakeIntersectionObserver'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { find } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const IDLE = 50

/** Opens a section with a video behind it; gives its frame once the section is in view. */
async function frameOf(video: string, loop: '0' | '1', isStill = false): Promise<HTMLIFrameElement | null> {
  openPage(`<section class="section"><div class="bg section-bg fill"><div class="video-overlay no-click fill"></div>
    <div class="ux-youtube fill object-fit" data-videoid="${video}" data-loop="${loop}" data-audio="1"></div></div></section>`)
  stopClock()
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  const viewport = fakeIntersectionObserver()
  await startPage()
  await pass(IDLE)
  expect(document.querySelector('iframe')).toBeNull()
  viewport.tell([find('.ux-youtube')])
  await pass()
  return document.querySelector<HTMLIFrameElement>('.ux-youtube iframe')
}

test('a video behind a section plays once it is seen: silent, without controls, out of reach', async () => {
  const frame = await frameOf('meo-123', '0')
  const { origin, pathname, searchParams } = new URL(frame?.src ?? '')
  expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/meo-123')
  expect(Object.fromEntries(searchParams)).toEqual({
    autoplay: '1',
    mute: '1',
    controls: '0',
    playsinline: '1',
    rel: '0',
  })
  expect(frame?.inert).toBe(true)
  expect(frame?.title).not.toBe('')
})

test('it plays again and again where the page says so', async () => {
  const { searchParams } = new URL((await frameOf('meo&123', '1'))?.src ?? '')
  expect([searchParams.get('loop'), searchParams.get('playlist')]).toEqual(['1', 'meo&123'])
})

test('there is none where reduced motion is asked for, nor where no video is named', async () => {
  expect(await frameOf('meo-123', '1', true)).toBeNull()
  expect(await frameOf('', '1')).toBeNull()
})
