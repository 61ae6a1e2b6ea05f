// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Each row of the table: what could go wrong, and the file and title of the test that proves otherwise. */
const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!what could|-)/.test(line))
  .map((line) => {
    const [danger = '', , proof = ''] = line.slice(1, -1).split(' | ')
    const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(proof.trim()) ?? []
    return [danger.trim(), file, title] as const
  })

test.each(rows)('%s: the test that proves otherwise is there', (_danger, file, title) => {
  expect(existsSync(file), file).toBe(true)
  expect(title.length).toBeGreaterThan(10)
  expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ')).toContain(title)
})

test('the table names what there is to fear', () => {
  expect(rows.length).toBeGreaterThan(20)
})
