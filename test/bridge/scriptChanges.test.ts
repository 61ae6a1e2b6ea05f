import { expect, test, vi } from 'vitest'
import { listenToScriptChanges } from '../../src/bridge/scriptEvents'
import { installJQuery } from '../support/jQuery'
import { find, showPage } from '../support/page'

test('a change that a script announces through jQuery is heard, with the field; a native one and one of no field are not', () => {
  showPage('<main><input><textarea></textarea></main>')
  const jQuery = installJQuery()
  const listener = vi.fn()
  const stop = listenToScriptChanges(find('main'), listener)
  jQuery(find('input')).trigger('change')
  expect(listener.mock.calls).toEqual([[find('input')]])
  find('input').dispatchEvent(new Event('change', { bubbles: true }))
  jQuery(find('textarea')).trigger('change')
  stop()
  jQuery(find('input')).trigger('change')
  expect(listener).toHaveBeenCalledOnce()
})
