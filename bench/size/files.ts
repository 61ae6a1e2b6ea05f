import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What a file weighs, in bytes. */
interface Size {
  raw: number
  gzip: number
  brotli: number
}

const sizes = new Map<string, Size>()

/** @returns the size of a file: as it is, with gzip at level 9, with brotli at its highest. */
export function sizeOf(file: string): Size {
  const known = sizes.get(file)
  if (known) return known
  const content = readFileSync(file)
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const size = {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, brotli).length,
  }
  sizes.set(file, size)
  return size
}

/** @returns the bytes of several files that travel one by one, each with gzip. */
export function gzipOf(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) bytes += sizeOf(file).gzip
  return bytes
}
