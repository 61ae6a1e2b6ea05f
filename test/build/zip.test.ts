// @vitest-environment node
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zip } from '../../build/zip'

const files = {
  'a/second.txt': Buffer.from('Xin chào '.repeat(50)),
  'a/first.txt': Buffer.from('1'),
  'a/empty.txt': Buffer.alloc(0),
}

/** What an archive says of its files in its directory at the end, and what lies at those places. */
function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.length - 22
  const found: Record<string, Buffer> = {}
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString()
    const place = archive.readUInt32LE(at + 42)
    const start = place + 30 + archive.readUInt16LE(place + 26)
    found[name] = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)))
    at += 46 + nameLength
  }
  expect(at).toBe(end)
  return found
}

test('what goes in comes out, by name', () => {
  expect(unzip(zip(files))).toEqual(files)
  expect(Object.keys(unzip(zip(files)))).toEqual(['a/empty.txt', 'a/first.txt', 'a/second.txt'])
})

test('equal files make an archive that is equal to the byte, in whatever order they come', () => {
  const reversed = Object.fromEntries(Object.entries(files).reverse())
  expect(zip(reversed).equals(zip(files))).toBe(true)
})
