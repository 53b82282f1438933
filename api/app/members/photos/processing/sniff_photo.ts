import { PhotoFault } from './photo_fault.ts'

/** Signatures of the accepted formats (product.md §4); file names and declared types are ignored. */
const KINDS: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  (bytes) => bytes.subarray(0, 8).equals(PNG),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  isAvif,
]

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const SHORTEST = 32

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_SHORTEST = 22
const ZIP_END_LONGEST = ZIP_END_SHORTEST + 0xffff

/** Signatures of scripts, documents and archives, each too long to occur in a photo by chance. */
const RUNS = /<\?php\s|<script|<html[\s>]|<!doctype\s|%PDF-\d\./i
const UNPACKS = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'].map((mark) => Buffer.from(mark, 'latin1'))

export function sniffPhoto(source: Uint8Array): void {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  if (bytes.length < SHORTEST || !KINDS.some((isOf) => isOf(bytes))) throw new PhotoFault('photo_kind')
  if (isMovingPng(bytes)) throw new PhotoFault('photo_animated')
  // Data that phones append (video, depth maps) is fine and gets dropped; only these signatures are refused.
  const isMore = RUNS.test(bytes.toString('latin1')) || UNPACKS.some((mark) => bytes.includes(mark)) || endsAsZip(bytes)
  if (isMore) throw new PhotoFault('photo_hides_more')
}

function isAvif(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) {
    if (['avif', 'avis'].includes(bytes.toString('latin1', at, at + 4))) return true
  }
  return false
}

function isMovingPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(PNG)) return false
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString('latin1', at + 4, at + 8)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}

/** Whether the end record's comment length reaches exactly to the end of the file. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_END_LONGEST)
  const at = tail.lastIndexOf(ZIP_END)
  if (at < 0 || at + ZIP_END_SHORTEST > tail.length) return false
  return tail.readUInt16LE(at + ZIP_END_SHORTEST - 2) === tail.length - at - ZIP_END_SHORTEST
}
