import { describe, expect, test } from 'vitest'
import { type Case, type CaseWith, judge } from './judge'

test.each<Case>([
  ['25', 'https://shop.vn', 'passes'],
  ['25', 'HTTP://SHOP.VN', 'passes'],
  ['26', 'shop.vn', 'fails'],
  ['26', '//shop.vn', 'fails'],
  ['27, the scheme alone decides', 'http://', 'passes'],
  ['27, in capitals', 'HTTP://', 'passes'],
  ['28', 'http:shop.vn', 'passes'],
  ['29', 'mailto:', 'passes'],
  ['29', 'tel:1', 'passes'],
  ['30', 'javascript:alert(1)', 'fails'],
  ['30', 'data:text/plain,x', 'fails'],
  ['30', 'sftp://a.vn', 'fails'],
  ['30, a mixed one', 'JavaScript:alert(1)', 'fails'],
  ['30, hidden behind a line break', 'java\nscript:alert(1)', 'fails'],
  ['30, an address inside', 'javascript:http://shop.vn', 'fails'],
  ['31', 'localhost:80', 'fails'],
  ['32, the scheme alone decides', 'https://a b.vn', 'passes'],
  ['a host that is none', 'https://[', 'passes'],
  ['blanks around', ' https://shop.vn ', 'passes'],
  ['several lines', 'https://shop.vn\n[', 'passes'],
  ['no scheme before the colon', ':x', 'fails'],
  ['a scheme that begins with a digit', '1http://shop.vn', 'fails'],
  ['words', 'con mèo', 'fails'],
  ['one of several is wrong', ['https://shop.vn', 'shop.vn'], 'fails'],
])('contact-form.rule.url: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('url', {}, input)).toBe(verdict)
})

const SCHEMES =
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'

test.each(SCHEMES.split(' '))('contact-form.rule.url: the scheme %s is one of those', (scheme) => {
  expect(judge('url', {}, `${scheme}://shop.vn/a?b#c`)).toBe('passes')
  expect(judge('url', {}, `x${scheme}://shop.vn`)).toBe('fails')
})

test.each<Case>([
  ['33', '0901234567', 'passes'],
  ['33', '+84 901 234 567', 'passes'],
  ['34', '(028) 3822-1234', 'passes'],
  ['34', '090.123.4567', 'passes'],
  ['34', '090\u00a0123\u00a04567', 'passes'],
  ['34, stars', '090*123*4567', 'passes'],
  ['34, a slash', '028/38221234', 'passes'],
  ['35', '12345', 'fails'],
  ['36', '123456', 'passes'],
  ['36', '+12345', 'passes'],
  ['37', '+1234', 'fails'],
  ['38', '123456789012345', 'passes'],
  ['39', '1234567890123456', 'fails'],
  ['40', '+12345678901234', 'passes'],
  ['41', '+123456789012345', 'fails'],
  ['42', '0084901234567', 'passes'],
  ['42, as many digits as they are', '0012345678901234', 'fails'],
  ['43, they are digits', '00000000', 'passes'],
  ['44', '123456#89', 'passes'],
  ['44, letters', '123456*9 ext', 'fails'],
  ['44, all digits count', '12345#6', 'passes'],
  ['44, all digits count', '12345678901234#56', 'fails'],
  ['45', '123456 ext 7', 'fails'],
  ['45', '12+34567', 'fails'],
  ['two pluses', '++8490123456', 'fails'],
  ['separators alone', '(--) ...', 'fails'],
  ['a plus alone', '+', 'fails'],
  ['Arabic digits', '٠١٢٣٤٥٦٧', 'fails'],
])('contact-form.rule.tel: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('tel', {}, input)).toBe(verdict)
})

test.each<Case>([
  ...['12', '-12', '1.5', '.5', '-.5', '1e3', '1.5E-3'].map((text): Case => ['46', text, 'passes']),
  ['46, the source', '-3', 'passes'],
  ['46, a sign in the exponent', '1e+3', 'passes'],
  ['46, blanks around', ' 12 ', 'passes'],
  ['47', '+12', 'fails'],
  ['48', '5.', 'fails'],
  ...['1,5', '0x10', 'NaN', 'Infinity'].map((text): Case => ['49', text, 'fails']),
  ['words', 'mười', 'fails'],
  ['a dot alone', '.', 'fails'],
  ['an exponent alone', 'e3', 'fails'],
  ['two dots', '1.2.3', 'fails'],
])('contact-form.rule.number: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('number', {}, input)).toBe(verdict)
})

test.each<Case>([
  ['55', '00:00', 'passes'],
  ['55', '23:59:59', 'passes'],
  ['55, blanks around', ' 09:30 ', 'passes'],
  ['56', '24:00', 'fails'],
  ['56', '12:60', 'fails'],
  ['56', '12:30:60', 'fails'],
  ['57', '9:30', 'fails'],
  ['57', '09:30:00.5', 'fails'],
  ['with an afternoon', '09:30 PM', 'fails'],
])('contact-form.rule.time: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('time', {}, input)).toBe(verdict)
})

describe('a list of values', () => {
  test.each<CaseWith>([
    ['71', { accept: ['a', 'b'] }, 'b', 'passes'],
    ['71', { accept: ['a', 'b'] }, ' b ', 'passes'],
    ['72', { accept: ['a', 'b'] }, 'B', 'fails'],
    ['73', { accept: [' b '] }, ' b ', 'fails'],
    ['74', { accept: [1] }, '1', 'passes'],
    ['74, nothing like it', { accept: [1] }, '1.0', 'fails'],
    ['75', { accept: ['a', 'b'] }, ['a', 'z'], 'fails'],
    ['all of them', { accept: ['a', 'b'] }, ['b', 'a'], 'passes'],
    ['76', {}, 'a', 'fails'],
    ['76', {}, '', 'passes'],
    ['a list with gaps', { accept: { 0: 'a', 2: 'c' } }, 'c', 'passes'],
    ['what is no text', { accept: [null, { toString: 1 }, [], 'a'] }, 'null', 'fails'],
    ['zero', { accept: [0] }, '0', 'passes'],
  ])('contact-form.rule.enum: case %s, %j: %j %s', (_name, properties, input, verdict) => {
    expect(judge('enum', properties, input)).toBe(verdict)
  })
})
