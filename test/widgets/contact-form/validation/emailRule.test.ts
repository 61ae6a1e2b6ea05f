import { expect, test } from 'vitest'
import { type Case, judge } from './judge'

test.each<Case>([
  ['10', 'a@b.c', 'fails'],
  ['11', 'a@b.cd', 'passes'],
  ['the source', 'a@b.vn', 'passes'],
  ['the source', 'a@b.v', 'fails'],
  ['14, blanks do not count', ' a@b.c ', 'fails'],
  ['14', ' a@b.de ', 'passes'],
  ['9', '', 'passes'],
])('contact-form.rule.email-at-least-6-characters: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('email', {}, input)).toBe(verdict)
})

test.each<Case>([
  ['12', '@bc.de', 'fails'],
  ['12, longer', '@example.vn', 'fails'],
  ['13', 'a@@b.de', 'fails'],
  ['13', 'a@b@c.de', 'fails'],
  ['none', 'meomeo.vn', 'fails'],
  ['last', 'meomeo@', 'fails'],
  ['one of several is wrong', ['a@b.de', 'a@@b.de'], 'fails'],
  ['several are right', ['a@b.de', 'b@c.de'], 'passes'],
])('contact-form.rule.email-one-at-not-first: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('email', {}, input)).toBe(verdict)
})

test.each<Case>([
  ['15', 'a b@c.de', 'fails'],
  ['16', "o'neil+x@ex-a.vn", 'passes'],
  ['17', '.a@bcd.de', 'passes'],
  ['17', 'a..b@cd.ef', 'passes'],
  ['17, a dot before the @', 'a.@bcd.de', 'passes'],
  ['23', 'nguyễn@shop.vn', 'fails'],
  ['all that are allowed', "AZaz09!#$%&'*+/=?^_`{|}~.-@shop.vn", 'passes'],
  ['quoted', '"a"@shop.vn', 'fails'],
  ['a comma', 'a,b@shop.vn', 'fails'],
  ['a bracket', 'a(b)@shop.vn', 'fails'],
  ['a backslash', 'a\\b@shop.vn', 'fails'],
  ['a no-break space', 'a\u00a0b@shop.vn', 'fails'],
])('contact-form.rule.email-local-characters: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('email', {}, input)).toBe(verdict)
})

test.each<Case>([
  ['18', 'abc@d..ef', 'fails'],
  ['19', 'abc@.d.ef', 'fails'],
  ['19', 'abc@d.ef.', 'fails'],
  ['a space first', 'abc@ d.ef', 'fails'],
  ['a space inside', 'abc@d .ef', 'fails'],
  ['three dots', 'abc@d...ef', 'fails'],
])('contact-form.rule.email-domain-dots-and-spaces: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('email', {}, input)).toBe(verdict)
})

test.each<Case>([
  ['20', 'abc@localhost', 'fails'],
  ['the source', 'meomeo@shop', 'fails'],
  ['two', 'meomeo@shop.vn', 'passes'],
  ['three', 'meomeo@mail.shop.vn', 'passes'],
  ['four', 'meomeo@a.mail.shop.vn', 'passes'],
  ['seven of one letter', 'm@a.b.c.d.e.f.g', 'passes'],
  ['a long ending', 'meomeo@shop.photography', 'passes'],
])('contact-form.rule.email-domain-two-labels: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('email', {}, input)).toBe(verdict)
})

test.each<Case>([
  ['21', 'abc@-d.ef', 'fails'],
  ['21', 'abc@d-.ef', 'fails'],
  ['21, the last one', 'abc@d.ef-', 'fails'],
  ['21, one in the middle', 'abc@d.e-.f.gh', 'fails'],
  ['21, one in the middle', 'abc@d.-e.f.gh', 'fails'],
  ['hyphens inside', 'abc@a-b.c--d.e-f.gh', 'passes'],
  ['22', 'abc@d_e.fg', 'fails'],
  ['22, one in the middle', 'abc@d.e_e.f.gh', 'fails'],
  ['23', 'abc@mèo.vn', 'fails'],
  ['24', 'abc@1.2', 'passes'],
  ['capitals', 'ABC@SHOP.VN', 'passes'],
  ['a port', 'abc@shop.vn:25', 'fails'],
])('contact-form.rule.email-domain-label-characters: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('email', {}, input)).toBe(verdict)
})

test.each<[string, string, 'passes' | 'fails']>([
  ['one long name', `${'a'.repeat(9_990)}@shop.vn`, 'passes'],
  ['one letter to a label', `a@${'a.'.repeat(4_997)}vn`, 'passes'],
  ['one letter to a label, the last one empty', `a@${'a.'.repeat(4_999)}`, 'fails'],
  ['one letter to a label, the last one odd', `a@${'a.'.repeat(4_997)}_n`, 'fails'],
  ['hyphens', `a@${'a-'.repeat(4_995)}.vn`, 'fails'],
  ['hyphens inside', `a@${'a-b.'.repeat(2_498)}vn`, 'passes'],
  ['dots', `a@${'.'.repeat(9_990)}.vn`, 'fails'],
  ['@', '@'.repeat(10_000), 'fails'],
  ['spaces', `a@b${' '.repeat(9_990)}.vn`, 'fails'],
])('contact-form.rule.email-domain-label-characters: 10,000 characters, %s', (_name, text, verdict) => {
  expect(judge('email', {}, text)).toBe(verdict)
})
