import { beforeEach, expect, test } from 'vitest'
import { ServerElement, useHost, useLightDismiss } from '../../src/react'
import { find, press } from '../support/page'
import { showQuietPage, wakeWith } from './page'

beforeEach(() => showQuietPage('<main class="host"><a href="/x/" id="opener">x</a><b id="in" tabindex="0"></b></main>'))

const pressBeside = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))

const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

interface Opened {
  isOpen: boolean
  hear(what: string): void
  /** Does it close in a way of its own for who comes back to the page? */
  isRestored?: boolean
}

/** Wakes an island that is open or not, and says what it is asked for. */
async function wakeOpen(hear: Opened['hear']) {
  function Menu({ isOpen, hear, isRestored }: Opened) {
    const host = useHost()
    useLightDismiss(isOpen ? host : null, {
      opener: find('#opener'),
      close: () => hear('close'),
      dismiss: () => hear('dismiss'),
      restored: isRestored ? () => hear('restored') : undefined,
    })
    return <ServerElement of={host} data-open={`${isOpen}`} />
  }
  return wakeWith<Opened>({ isOpen: true, hear }, (opened) => <Menu {...opened} />)
}

test('what is open is dismissed by Esc and closed by a press beside it; what is closed hears of neither', async () => {
  const heard: string[] = []
  const hear = (what: string) => heard.push(what)
  const { set } = await wakeOpen(hear)
  find('#in').focus()
  press('Escape', document.body)
  expect([heard, document.activeElement]).toEqual([['dismiss'], find('#opener')])
  pressBeside()
  expect(heard).toEqual(['dismiss', 'close'])
  find('#in').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  press('a', document.body)
  await set({ isOpen: false, hear })
  press('Escape', document.body)
  pressBeside()
  expect(heard).toEqual(['dismiss', 'close'])
})

test('the functions of the newest rendering are called', async () => {
  const heard: string[] = []
  const { set } = await wakeOpen(() => heard.push('first'))
  await set({ isOpen: true, hear: () => heard.push('second') })
  press('Escape', document.body)
  expect(heard).toEqual(['second'])
})

test('for who comes back to the page it is dismissed, or closed in a way of its own', async () => {
  const heard: string[] = []
  const hear = (what: string) => heard.push(what)
  const { set } = await wakeOpen(hear)
  comeBack()
  await set({ isOpen: true, hear, isRestored: true })
  comeBack()
  await set({ isOpen: false, hear })
  comeBack()
  expect(heard).toEqual(['dismiss', 'restored'])
})
