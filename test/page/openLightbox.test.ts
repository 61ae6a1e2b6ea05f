import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../support/freshPage'
import { click, find } from '../support/page'

let lightbox: typeof import('../../src/page/lightbox')
let openLightbox: typeof import('../../src/page/openLightbox')['openLightbox']
let content: HTMLElement

beforeEach(async () => {
  openPage('<button id="opener">Mở</button>')
  stopClock()
  lightbox = await import('../../src/page/lightbox')
  openLightbox = (await import('../../src/page/openLightbox')).openLightbox
  content = document.createElement('p')
})

const open = (more = {}) =>
  openLightbox(content, {
    name: 'Bát sứ',
    closeName: 'Đóng',
    opener: find('#opener'),
    place: (into) => into.append(content),
    onClose: () => {},
    ...more,
  })

describe('a lightbox of ours', () => {
  test('has the classes that were asked for, next to those that the styles know', () => {
    open({ classes: { backdrop: 'dim', wrap: 'dark wide', content: 'narrow' } })
    expect(['.mfp-bg', '.mfp-wrap', '.mfp-content'].map((part) => find(part).className)).toEqual([
      'mfp-bg dim mfp-ready',
      'mfp-wrap dark wide mfp-ready',
      'mfp-content narrow',
    ])
  })

  test('scrolls where its content is higher than the screen', () => {
    open()
    expect(find('.mfp-wrap').style.overflow).toBe('hidden auto')
  })

  test('is what is open, until it begins to close; then others are closed in their own way again', () => {
    const theirs = vi.fn()
    vi.stubGlobal('jQuery', { magnificPopup: { close: theirs } })
    open()
    lightbox.closeLightbox()
    expect(find('.mfp-wrap').className).toContain('mfp-removing')
    expect(theirs).not.toHaveBeenCalled()
    lightbox.closeLightbox()
    expect(theirs).toHaveBeenCalledOnce()
  })

  test('can be taken away before its closing animation is over, once', async () => {
    const onGone = vi.fn()
    const close = open({ onGone, onClose: (end: () => void) => end() })
    close()
    expect(document.querySelector('.mfp-wrap,.mfp-bg')).toBeNull()
    await pass(300)
    expect(onGone).toHaveBeenCalledOnce()
  })

  test('has its content in place while the end is told', async () => {
    const onGone = vi.fn(() => content.isConnected)
    click(find('#opener'))
    open({ onGone })()
    await pass(300)
    expect(onGone).toHaveReturnedWith(true)
    expect(content.isConnected).toBe(false)
  })
})
