// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packPlugin } from '../build/wordpress'
import { digestOfSources, PRINTED_FROM } from '../wordpress/harness/printedFrom'

test('the pages that e2e/wordpress.spec.ts opens were printed from the plug-in as it is now', () => {
  const advice = 'the plug-in has changed since: run `npm run test:wordpress -- -u`, and look at what is printed now'
  expect(digestOfSources(), advice).toBe(readFileSync(PRINTED_FROM, 'utf8'))
})

test('docs/markup.md offers the very script that the plug-in prints where the theme’s own has gone', () => {
  const offered = /<script>\n( {2}\{\n.*?)<\/script>/s.exec(readFileSync('docs/markup.md', 'utf8'))?.[1]
  const printed = readFileSync('wordpress/shop-islands/calls.js', 'utf8').replaceAll(/^ *\/\/.*\n/gm, '')
  expect(offered?.replaceAll(/^ {2}/gm, '')).toBe(printed)
})

/** What is in the plug-in's archive, by its path in there, with these files as the built ones. */
function archiveOf(built: Readonly<Record<string, string>>): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-islands-built-'))
  try {
    mkdirSync(join(folder, 'react'))
    for (const [name, content] of Object.entries(built)) writeFileSync(join(folder, name), content)
    packPlugin(folder)
    const archive = unzipSync(readFileSync(join(folder, 'shop-islands-wordpress.zip')))
    return new Map(
      Object.entries(archive).map(([path, content]) => [
        path.replace('shop-islands/', ''),
        Buffer.from(content).toString(),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the plug-in’s archive has every file that its first one requires, and that requires every one but what WordPress runs alone', () => {
  const archive = archiveOf({ 'LICENSES.txt': 'MIT\n' })
  const required = [...(archive.get('shop-islands.php') ?? '').matchAll(/^require __DIR__ \. '\/(.*)';$/gm)].map(
    ([, file]) => file,
  )
  const packed = [...archive.keys()].filter((file) => file.endsWith('.php'))
  expect(packed.sort()).toEqual([...required, 'shop-islands.php', 'uninstall.php'].sort())
})

test('no script in the plug-in’s archive names a source map, which is not in it; the rest of each file is as built', () => {
  const built = {
    'LICENSES.txt': 'MIT\n',
    'cart-1.js': 'const text="\\n//# sourceMappingURL=a.js.map";\nexport{text};\n//# sourceMappingURL=cart-1.js.map\n',
    'early.js': 'early()\n',
    'shop-islands.css': '.a{}\n',
  }
  const archive = archiveOf(built)
  expect(archive.get('script/cart-1.js')).toBe('const text="\\n//# sourceMappingURL=a.js.map";\nexport{text};\n')
  for (const name of ['LICENSES.txt', 'early.js', 'shop-islands.css'] as const)
    expect(archive.get(`script/${name}`)).toBe(built[name])
})
