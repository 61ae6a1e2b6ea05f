import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completeUrl } from '../../../../widgets/contact-form/validation/completeUrl'

test.each([
  ['shop.vn', 'http://shop.vn'],
  [' shop.vn/mèo ', 'http://shop.vn/mèo'],
  ['//shop.vn', 'http://shop.vn'],
  ['/shop.vn', 'http://shop.vn'],
  ['www.shop.vn?a:b', 'http://www.shop.vn?a:b'],
  ['1.shop.vn:80', 'http://1.shop.vn:80'],
  ['http://shop.vn', 'http://shop.vn'],
  ['HTTPS://shop.vn', 'HTTPS://shop.vn'],
  ['mailto:meo@shop.vn', 'mailto:meo@shop.vn'],
  ['javascript:x.y', 'javascript:x.y'],
  ['shop.vn:80', 'shop.vn:80'],
  ['shop', 'shop'],
  ['//shop', '//shop'],
  [' shop ', 'shop'],
  ['', ''],
])('contact-form.input.url-gets-http: %j becomes %j', (typed, completed) => {
  expect(completeUrl(typed)).toBe(completed)
})

test('contact-form.input.url-gets-http: completing twice changes nothing more', () => {
  fc.assert(fc.property(fc.string(), (text) => completeUrl(completeUrl(text)) === completeUrl(text)))
})
