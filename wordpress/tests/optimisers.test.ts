import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listing } from '../harness/scenarios'
import { print } from './print'

/** What an optimiser hears that asks by a filter, and the addresses of the registered scripts. */
function ask(filter: string, ...given: unknown[]) {
  const printed = print({ ...listing, what: 'answers', asked: [[filter, ...given]] })
  const { answers, registered } = JSON.parse(printed) as { answers: unknown[]; registered: Record<string, string> }
  return { answer: answers[0], registered }
}

test.each(['sgo_javascript_combine_exclude', 'sgo_js_minify_exclude', 'sgo_js_async_exclude'])(
  'an optimiser that goes by the handles of registered scripts leaves ours alone: %s',
  (filter) => {
    const { answer, registered } = ask(filter, ['jquery'])
    expect(answer).toEqual(['jquery', 'shop-islands'])
    expect(print(listing)).toContain(`id="shop-islands-js" src="${registered['shop-islands']}"`)
  },
)

test('one that merges what lies on other hosts leaves ours alone', () => {
  const { answer } = ask('sgo_javascript_combine_excluded_external_paths', ['stats.wp.com'])
  expect(answer).toEqual(['stats.wp.com', 'shop-islands'])
})

test('one that merges inline scripts leaves those of ours alone that must run where they stand', () => {
  const { answer } = ask('sgo_javascript_combine_excluded_inline_content', ['dataLayer'])
  const [theirs, ...ours] = answer as string[]
  expect(theirs).toBe('dataLayer')
  const calls = /<script id="shop-islands-calls"[^>]*>([\s\S]*?)<\/script>/.exec(print(listing))?.[1]
  for (const text of [calls, readFileSync('src/early.ts', 'utf8')])
    expect(ours.filter((part) => text?.includes(part))).toHaveLength(1)
})

test('others may ask for a tag with less than WordPress says', () => {
  expect(ask('script_loader_tag', '<script src="/a.js"></script>', 'a').answer).toBe('<script src="/a.js"></script>')
})

test('one that holds back what it does not find a keyword in leaves ours alone, and its inline scripts', () => {
  const { answer } = ask('wphb_delay_js_exclusions', ['gtm'])
  expect(answer).toEqual(['gtm', 'shop-islands'])
  const page = print({ ...listing, option: { mode: 'on', early: true } })
  for (const name of ['js', 'calls', 'early']) expect(page).toContain(`<script id="shop-islands-${name}"`)
})

test('one that asks for each tag may merge those that it would merge, but for ours', () => {
  const tags = print(listing).match(/<script id="shop-islands-js"[^>]*>/)
  const may = (before: boolean, tag?: string) => ask('w3tc_minify_js_do_tag_minification', before, tag, 'a.js').answer
  expect(may(true, tags?.[0])).toBe(false)
  expect(may(true, '<script src="/a.js"></script>')).toBe(true)
  expect(may(false, '<script src="/a.js"></script>')).toBe(false)
})

test.each(['early', 'calls'])('the inline script %s says that it runs at once, where it stands', (name) => {
  const page = print({ ...listing, option: { mode: 'on', early: true } })
  expect(page).toContain(
    `<script id="shop-islands-${name}" data-no-optimize="1" data-no-defer="1" data-cfasync="false" data-jetpack-boost="ignore">`,
  )
})

test('the script itself says nothing of the kind: it may come with all others', () => {
  expect(print(listing)).not.toMatch(/<script id="shop-islands-js"[^>]*data-/)
})
