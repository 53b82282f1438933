/** The names of a WebP file's chunks: picture or metadata. */
export function webpParts(file: Buffer): string[] {
  const parts: string[] = []
  for (let at = 12; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4)
    parts.push(file.toString('latin1', at, at + 4))
    at += 8 + length + (length % 2)
  }
  return parts
}
