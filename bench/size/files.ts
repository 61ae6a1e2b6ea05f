import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What a file weighs, in bytes. */
export interface Size {
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

/** @returns the size of several files that travel one by one. */
export function sizeOfAll(files: Iterable<string>): Size {
  const sum: Size = { raw: 0, gzip: 0, brotli: 0 }
  for (const file of files) {
    const { raw, gzip, brotli } = sizeOf(file)
    sum.raw += raw
    sum.gzip += gzip
    sum.brotli += brotli
  }
  return sum
}
