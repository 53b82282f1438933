export function codePoints(unicodeRange: string): number[] {
  return unicodeRange.split(',').flatMap((part) => {
    const [from, to = from] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16))
    return Array.from({ length: to! - from! + 1 }, (_, i) => from! + i)
  })
}
