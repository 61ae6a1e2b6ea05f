import { beforeEach, describe, expect, test } from 'vitest'
import { ServerContent } from '../../src/react'
import { find } from '../support/page'
import { html, showQuietPage, wakeWith } from './page'

const server = '<main class="host"><p>old <i>words</i></p></main>'

beforeEach(() => showQuietPage(server))

/** Wakes an island that fills the paragraph with this HTML, and with nothing of ours while it is `null`. */
const wakeFilled = (first: string | null) =>
  wakeWith<string | null>(first, (content) => content !== null && <ServerContent of={find('p')} html={content} />)

describe('the content of a server element', () => {
  test('is replaced, follows its HTML, and is the server’s own again when nobody shows anything there', async () => {
    const words = find('i')
    const { set } = await wakeFilled('<b>new</b> text')
    expect(find('p').innerHTML).toBe('<b>new</b> text')
    await set('newer')
    expect(find('p').innerHTML).toBe('newer')
    await set(null)
    expect(html()).toBe(server)
    expect(find('i')).toBe(words)
  })

  test.each(['new', ''])('%j is the server’s own again at once when the island is taken off', async (content) => {
    const { island } = await wakeFilled(content)
    expect(find('p').innerHTML).toBe(content)
    island.leave()
    expect(html()).toBe(server)
  })

  test.each(['new', ''])('%j that somebody has filled anew meanwhile stays', async (content) => {
    const { island } = await wakeFilled(content)
    find('p').innerHTML = 'theirs'
    island.leave()
    expect(find('p').innerHTML).toBe('theirs')
  })

  test('can be nodes, those that stand there included; the same array touches nothing', async () => {
    const nodes = [...find('p').childNodes]
    const { set } = await wakeWith(0, (state) => <ServerContent of={find('p')} nodes={state < 2 ? nodes : []} />)
    expect(html()).toBe(server)
    find('p').append('!')
    await set(1)
    expect(find('p').innerHTML).toBe('old <i>words</i>!')
    await set(2)
    expect(find('p').innerHTML).toBe('')
  })

  test('of no element touches nothing', async () => {
    await wakeWith(null, () => <ServerContent of={null} html='x' />)
    expect(html()).toBe(server)
  })
})
