import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Every width, in pixels, at which styles or scripts of the house change, with the side that it is on. */
function widthsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|tsx|css)$/.test(file),
  )
  return files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    return [...source.matchAll(/\((min|max)-width: ?(\d+)px\)/g)].map(([, side, width]) => `${side} ${width}`)
  })
}

test('page.breakpoint.large-medium-small: what the script draws changes between 849 and 850, or 549 and 550 px, and nowhere else', () => {
  const widths = new Set([...widthsIn('src'), ...widthsIn('widgets')])
  expect(widths.size).toBeGreaterThan(0)
  expect([...widths].filter((width) => !['min 850', 'max 849', 'min 550', 'max 549'].includes(width))).toEqual([])
})
