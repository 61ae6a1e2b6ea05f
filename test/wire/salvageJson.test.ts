import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { openPage, type TestPage } from '../support/freshPage'

let page: TestPage

beforeEach(() => {
  page = openPage()
})

async function salvage(text: string): Promise<unknown> {
  return (await import('../../src/wire/salvageJson')).salvageJson('add_to_cart', text)
}

test('brackets and quotes inside of strings do not end a value', async () => {
  expect(await salvage('Warning {"a":"}]\\"{[","b":{"c":["]"]}} after')).toEqual({ a: '}]"{[', b: { c: [']'] } })
})

test('what only looks like JSON is passed over until something is', async () => {
  expect(await salvage('thrown in {main} [internal function] {not: "json"} {"cart_hash":"abc"}')).toEqual({
    cart_hash: 'abc',
  })
})

test.each([
  ['Array ( {main} [0] => [internal function] ) {not: "json"} {"cart_hash":"abc"}', { cart_hash: 'abc' }],
  ['Array\n(\n    [0] => 12\n    [1] => 34\n)\n{"fragments":{"div":""}}', { fragments: { div: '' } }],
  ['array(1) { [0]=> int(12) } [] {"fragments":{}}', { fragments: {} }],
  ['<script>var x = {};</script>{"error":true,"product_url":"/p/"}', { error: true, product_url: '/p/' }],
])('what a server prints of its lists and empty objects is no answer where one follows: %s', async (text, answer) => {
  expect(await salvage(text)).toEqual(answer)
  expect(page.reports).toEqual(['answer-salvaged: add_to_cart'])
})

test.each([
  ['Warning: x [{"id":1},{"id":2}]', [{ id: 1 }, { id: 2 }]],
  ['Warning: x [] {} {not: "json"}', []],
  ['Warning: x {"a":1} [0]', { a: 1 }],
  ['Warning: x {}', {}],
])('a list or an empty object is the answer where no other follows: %s', async (text, answer) => {
  expect(await salvage(text)).toEqual(answer)
})

test('a list in front of an answer that is cut off is not taken for it', async () => {
  expect(await salvage('Array ( [0] => 12 ) {"fragments":{"div":"')).toBeUndefined()
  expect(page.reports).toEqual([])
})

test('a bracket that is never closed hides no answer behind it', async () => {
  expect(await salvage('Notice: [ { {"cart_hash":"abc"}')).toEqual({ cart_hash: 'abc' })
})

test('of an answer that is cut off no piece is taken for the whole', async () => {
  for (const before of ['', 'Warning: '])
    expect(await salvage(`${before}{"status":true,"wishlist":{"ID":3,"status":"share"},"msg":"Đã`)).toBeUndefined()
  expect(page.reports).toEqual([])
})

test('of several values the first is taken', async () => {
  expect(await salvage('x {"first":1}{"second":2}')).toEqual({ first: 1 })
})

test('a body without a value gives nothing, and nobody is told', async () => {
  for (const text of ['', 'Fatal error', '{', '}', '{"a":', '{]', '["\\']) expect(await salvage(text)).toBeUndefined()
  expect(page.reports).toEqual([])
})

test('a whole page of HTML is no answer, though its scripts and styles hold brackets', async () => {
  for (const html of [
    '<!DOCTYPE html><html><script type="application/ld+json">{"@type":"Store"}</script>',
    '\n<html lang="vi"><style>a{}</style>',
    '<!doctype html>{}',
    '<br />\n<b>Notice</b>: Undefined index<br />\n<!DOCTYPE html><html><head><style>a{}</style>',
    '<b>Warning</b>: headers already sent <html><head>\n<script type="application/ld+json">{"@type":"Store"}</script>',
  ])
    expect(await salvage(html)).toBeUndefined()
  expect(await salvage('Notice: <html> in x.php {"cart_hash":"abc"}')).toEqual({ cart_hash: 'abc' })
})

test('any object behind any warning without brackets is found', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string().map((text) => text.replace(/[{}[\]"\\]/g, '')),
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.string(),
      async (before, value, after) => {
        // An empty object is the answer only where nothing that begins like one follows.
        fc.pre(Object.keys(value).length > 0 || !/\{|\["/.test(after))
        const json = JSON.stringify(value)
        expect(await salvage(`x${before}${json}${after}`)).toEqual(JSON.parse(json))
      },
    ),
  )
})
