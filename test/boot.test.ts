import { expect, test, vi } from 'vitest'
import { runShippedScript } from './support/distEngine'
import { openPage, pass, setCookie, stopClock } from './support/freshPage'
import { startPage } from './support/startPage'

// What can be touched is live after the same time on a page of any size (npm run bench, Boot), and one search through 5,000 cards takes a
// phone longer than all the rest of it. Searches have their place in idle time.
test('at boot nothing searches the page where no plugin has printed its global', async () => {
  openPage('<main><p>Nothing for us</p></main>')
  stopClock()
  const searches: string[] = []
  for (const name of ['querySelector', 'querySelectorAll'] as const) {
    const search: (selector: string) => unknown = document[name].bind(document)
    vi.spyOn(document, name).mockImplementation((selector: string) => {
      searches.push(selector)
      return search(selector) as never
    })
  }
  for (const name of ['scripts', 'forms', 'links'] as const) {
    const all = document[name]
    vi.spyOn(document, name, 'get').mockImplementation(() => {
      searches.push(name)
      return all as never
    })
  }
  await startPage()
  expect(searches).toEqual([])
})

test('the one-file script, too, runs what an area consists of only when that is wanted', async () => {
  openPage('<main><p>Nothing for us</p></main>')
  stopClock()
  setCookie('tinvwl_update_data', '1')
  localStorage.setItem('ti_wishlist_data', '{"counter":1}')
  runShippedScript()
  await pass(100)
  expect(document.cookie).toContain('tinvwl_update_data')
  expect(localStorage.getItem('ti_wishlist_data')).toBe('{"counter":1}')
  expect('swv' in window).toBe(false)
})
