import { PhotoFault } from './photo_fault.ts'

/** How the files begin that are taken (product.md §4); what a file is called or said to be decides nothing. */
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

/** Marks of what runs or unpacks somewhere, each too long to come about in a photo by chance. */
const RUNS = /<\?php\s|<script|<html[\s>]|<!doctype\s|%PDF-\d\./i
const UNPACKS = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'].map((mark) => Buffer.from(mark, 'latin1'))

/**
 * Looks at a file's bytes before anybody decodes them.
 * @throws PhotoFault `photo_kind`, `photo_animated`, `photo_hides_more`
 */
export function sniffPhoto(source: Uint8Array): void {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  if (bytes.length < SHORTEST || !KINDS.some((isOf) => isOf(bytes))) throw new PhotoFault('photo_kind')
  if (isMovingPng(bytes)) throw new PhotoFault('photo_animated')
  // Phones put films, depths and settings behind a picture, and that is left behind; this would be something else.
  const isMore = RUNS.test(bytes.toString('latin1')) || UNPACKS.some((mark) => bytes.includes(mark)) || endsAsZip(bytes)
  if (isMore) throw new PhotoFault('photo_hides_more')
}

/** An ISO media file one of whose brands is AVIF; HEIC says `heic` and the like. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) {
    if (['avif', 'avis'].includes(bytes.toString('latin1', at, at + 4))) return true
  }
  return false
}

/** An APNG says so in a chunk before its first picture. */
function isMovingPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(PNG)) return false
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString('latin1', at + 4, at + 8)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}

/** Whether a ZIP's directory stands at the end: it says how many bytes follow it, and so many do. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_END_LONGEST)
  const at = tail.lastIndexOf(ZIP_END)
  if (at < 0 || at + ZIP_END_SHORTEST > tail.length) return false
  return tail.readUInt16LE(at + ZIP_END_SHORTEST - 2) === tail.length - at - ZIP_END_SHORTEST
}
