import { beforeEach, describe, expect, test } from 'vitest'
import { swapFragments } from '../../src/fragments/swapFragments'
import { ServerElement, useAllWithin, useHost, useServerAttribute, useWithin } from '../../src/react'
import { find } from '../support/page'
import { html, letRender, showQuietPage, wake } from './page'

const server =
  '<div class="host"><a class="x" id="a"></a><a class="x" id="b"></a></div><a class="x" id="out"></a><p></p>'
beforeEach(() => showQuietPage(server))

test('useHost gives the server’s own element, which stays as it is', async () => {
  const seen: Element[] = []
  await wake(find('.host'), () => {
    seen.push(useHost<HTMLDivElement>())
    return null
  })
  expect(seen).toEqual([find('.host')])
  expect(html()).toBe(server)
})

describe('useWithin', () => {
  test('gives the first match in the host at once, null where there is none', async () => {
    const seen: unknown[] = []
    await wake(find('.host'), () => {
      seen.push(useWithin('.x'), useWithin('p'))
      return null
    })
    expect(seen).toEqual([find('#a'), null])
  })

  test('finds anew after a swap inside the host, or around it', async () => {
    const seen: (string | undefined)[] = []
    showQuietPage('<main><div class="host"><p id="p"><b id="1"></b></p></div></main>')
    await wake(find('.host'), () => {
      seen.push(useWithin('b')?.id)
      return null
    })
    await swapFragments({ '#p': '<p id="p"><b id="2"></b></p>' })
    await letRender()
    await swapFragments({ main: '<main><div class="host"><p id="p"><b id="3"></b></p></div></main>' })
    await letRender()
    expect(seen).toEqual(['1', '2', '3'])
  })

  test('renders nothing anew where a swap leaves what it found', async () => {
    let renders = 0
    await wake(find('.host'), () => {
      useWithin('.x')
      useAllWithin('.x')
      renders++
      return null
    })
    await swapFragments({
      '.host': '<div class="host"><a class="x" id="a">new</a><a class="x" id="b">new</a></div>',
      p: '<p>new</p>',
    })
    await letRender()
    expect(find('#a').textContent).toBe('new')
    expect(renders).toBe(1)
  })
})

describe('useAllWithin', () => {
  test('gives all matches in the host, in one array as long as they are the same', async () => {
    const seen: (readonly Element[])[] = []
    await wake(find('.host'), () => {
      seen.push(useAllWithin('.x'))
      useWithin('i')
      return null
    })
    const [a, b] = [find('#a'), find('#b')]
    expect(seen).toEqual([[a, b]])
    await swapFragments({ '.host': '<div class="host"><a class="x" id="a"></a><a class="x" id="b"></a><i></i></div>' })
    await letRender()
    expect(seen).toHaveLength(2)
    expect(seen[1]).toBe(seen[0])
    await swapFragments({ '.host': '<div class="host"><a class="x" id="b"></a><a class="x" id="c"></a><i></i></div>' })
    await letRender()
    expect(seen[2]).toEqual([b, find('#c')])
  })

  test('the last of them is missed when it goes, and found when it comes', async () => {
    const seen: string[][] = []
    await wake(find('.host'), () => {
      seen.push(useAllWithin('.x').map(({ id }) => id))
      return null
    })
    await swapFragments({ '.host': '<div class="host"><a class="x" id="a"></a></div>' })
    await letRender()
    await swapFragments({ '.host': '<div class="host"><a class="x" id="a"></a><a class="x" id="b"></a></div>' })
    await letRender()
    expect(seen).toEqual([['a', 'b'], ['a'], ['a', 'b']])
  })
})

describe('useServerAttribute', () => {
  test('gives what the server says in an attribute of the host, also after a swap, whatever the component says there', async () => {
    const seen: (string | null)[] = []
    showQuietPage('<div class="host" title="one"></div>')
    await wake(find('.host'), () => {
      const host = useHost()
      seen.push(useServerAttribute('title'))
      return <ServerElement of={host} title='' />
    })
    await swapFragments({ '.host': '<div class="host" title="two"></div>' })
    await letRender()
    expect(find('.host').title).toBe('')
    await swapFragments({ '.host': '<div class="host"></div>' })
    await letRender()
    expect(seen).toEqual(['one', 'two', null])
  })

  test('gives what stands there where no component says anything', async () => {
    const seen: (string | null)[] = []
    showQuietPage('<div class="host" lang="vi"></div>')
    await wake(find('.host'), () => {
      const host = useHost()
      seen.push(useServerAttribute('lang'), useServerAttribute('dir'))
      return <ServerElement of={host} title='' />
    })
    await swapFragments({ '.host': '<div class="host" lang="en" dir="ltr"></div>' })
    await letRender()
    expect(seen).toEqual(['vi', null, 'en', 'ltr'])
  })
})
