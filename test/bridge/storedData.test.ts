import { expect, test, vi } from 'vitest'
import { storedData } from '../../src/bridge/storedData'
import { installJQuery } from '../support/jQuery'
import { find, showPage } from '../support/page'

test('what a plug-in has stored with jQuery is read', () => {
  showPage('<a class="link">Add</a>')
  installJQuery()(find('.link')).data('kept', 1)
  expect(storedData(find('.link'))).toMatchObject({ kept: 1 })
})

test('a product can be added and its options chosen where a theme has Zepto in the place of jQuery', () => {
  showPage('<a class="link">Add</a>')
  // As Zepto 1.2.0: no version under `fn`, and data() fails without a name.
  const zepto = Object.assign(() => ({ data: (name: string) => name.replace(/[A-Z]/g, '-$&') }), { fn: {} })
  vi.stubGlobal('jQuery', zepto)
  expect(storedData(find('.link'))).toEqual({})
})
