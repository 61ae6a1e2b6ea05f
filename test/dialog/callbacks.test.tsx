import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { Lightbox, useModal, useRegisteredLightbox, useRemovable } from '../../src/dialog'
import { closeLightbox } from '../../src/page/openLightboxes'
import { collectErrors, letRender, showQuietPage, wakeWith } from '../react/page'
import { find } from '../support/page'

/** What a test's dialogs call when they are closed. */
type Call = () => void

beforeEach(() => showQuietPage('<main class="host"></main>'))

function Modal({ close }: { close: Call }): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  useRemovable(element)
  useModal(element, () => ({ opener: find('.host'), close }))
  return createPortal(<div ref={element} className='modal' tabIndex={-1} />, document.body)
}

function Registered({ close }: { close: Call }): null {
  useRegisteredLightbox(close)
  return null
}

const ownLightbox = (calls: { onOpen?: Call; onClose?: Call; onGone?: Call }) => (
  <Lightbox name='Pictures' opener={find('.host')} onGone={() => {}} {...calls}>
    <p>Content</p>
  </Lightbox>
)

const pressEsc = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))

const dialogs: [string, (call: Call) => ReactNode, () => unknown][] = [
  ['a modal is closed by Esc', (close) => <Modal close={close} />, pressEsc],
  ['a modal is removed by another script', (close) => <Modal close={close} />, () => find('.modal').remove()],
  ['another lightbox opens', (close) => <Registered close={close} />, closeLightbox],
  ['the place beside a lightbox is pressed', (onClose) => ownLightbox({ onClose }), () => find('.mfp-content').click()],
  ['the button of a lightbox is pressed', (onClose) => ownLightbox({ onClose }), () => find('.mfp-close').click()],
  ['a lightbox has closed', (onGone) => ownLightbox({ onGone }), pressEsc],
]

describe.each(dialogs)('when %s', (_when, draw, close) => {
  /** Longer than the closing animation. */
  const letClose = async () => {
    for (let frames = 0; frames < 20; frames += 1) await letRender()
  }

  test('what is called then takes the island off if it fails', async () => {
    const errors = collectErrors()
    const failure = new Error('broken')
    const { island } = await wakeWith(0, () =>
      draw(() => {
        throw failure
      }),
    )
    close()
    await letClose()
    expect([island.state, errors]).toEqual(['failed', [failure]])
  })

  test('the function of the newest rendering is called', async () => {
    const called: string[] = []
    const { set } = await wakeWith('first', (name) => draw(() => void called.push(name)))
    await set('newest')
    close()
    await letClose()
    expect(called).toEqual(['newest'])
  })
})

test('a lightbox that has opened says so once', async () => {
  const opened: string[] = []
  const { set } = await wakeWith('first', (name) => ownLightbox({ onOpen: () => opened.push(name) }))
  await set('newest')
  expect(opened).toEqual(['first'])
})
