import { expect, test } from 'vitest'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { click, find } from '../../../support/page'
import { startWidgets } from '../../../support/startPage'

test('two clicks while the code of the prompt is on its way leave the log-in form hidden, and a third shows it', async () => {
  openPage(`<div class="tinv-login"><a href="#" class="showlogin">Đăng nhập</a>
    <form class="login" style="display: none"></form></div>`)
  stopClock()
  const { wishlist } = await import('../../../../widgets/wishlist/definitions')
  await startWidgets(wishlist)
  click(find('.showlogin'))
  click(find('.showlogin'))
  await pass()
  expect(find('.login').style.display).toBe('none')
  expect(find('.showlogin').getAttribute('aria-expanded')).toBe('false')
  click(find('.showlogin'))
  await pass()
  expect(find('.login').style.display).toBe('block')
})
