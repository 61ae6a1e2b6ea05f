import { crc32, deflateRawSync } from 'node:zlib'

/** 1 January 1980, the first day that the format knows: the same files make the same archive on any day. */
const DATE = 0x21
const DEFLATED = 8
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x800

/** The fields that both headers of a file share. */
function sharedFields(name: Buffer, content: Buffer, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(FLAGS, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt16LE(DATE, 8)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const signature = (kind: number) => Buffer.from([0x50, 0x4b, kind, kind + 1])

/**
 * Packs files into a zip archive that is equal to the byte for equal files.
 *
 * @param files contents by path, with `/` between folders.
 */
export function zip(files: Readonly<Record<string, Buffer>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const path of Object.keys(files).sort()) {
    const content = files[path] ?? Buffer.alloc(0)
    const name = Buffer.from(path)
    const packed = deflateRawSync(content, { level: 9 })
    const fields = sharedFields(name, content, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(signature(1), Buffer.from([VERSION, 0]), fields, place, name)
    const entry = Buffer.concat([signature(3), fields, name, packed])
    parts.push(entry)
    offset += entry.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, index, signature(5), end])
}
