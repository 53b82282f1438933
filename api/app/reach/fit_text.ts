import { type Measure, wrapText } from './wrap_text.js'

/** In px. */
export interface TextRoom {
  width: number
  height: number
  largest: number
  smallest: number
}

/** In em. */
interface Face {
  measure: Measure
  lineHeight: number
}

const STEP = 2
/** Large headings take at most three lines; smaller ones are limited by the height only. */
const GLANCE = { lines: 3, size: 60 }

/** Largest size at which a text fits without breaking words; at the smallest size it is cut with “…”. */
export function fitText(text: string, room: TextRoom, face: Face): { size: number; lines: string[] } {
  const measure = measureByWords(face.measure)
  const mostLines = (size: number) => Math.max(1, Math.floor((room.height / size - 1) / face.lineHeight) + 1)
  const words = text.split(/\s+/)
  for (let size = room.largest; size > room.smallest; size -= STEP) {
    const width = room.width / size
    if (words.some((word) => measure(word) > width)) continue
    const lines = wrapText(text, width, measure)
    const most = size >= GLANCE.size ? Math.min(GLANCE.lines, mostLines(size)) : mostLines(size)
    if (lines.length <= most) return { size, lines }
  }
  const size = room.smallest
  const width = room.width / size
  const lines = wrapText(text, width, measure)
  const kept = lines.slice(0, mostLines(size))
  if (kept.length < lines.length) kept.push(shortened(kept.pop()!, width, measure))
  return { size, lines: kept }
}

function shortened(line: string, width: number, measure: Measure): string {
  let kept = line
  while (kept && measure(`${kept}…`) > width) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

/** Caches word widths for speed; kerning across spaces is negligible. */
function measureByWords(measure: Measure): Measure {
  const known = new Map<string, number>()
  const space = measure('n n') - 2 * measure('n')
  const widthOf = (word: string) => {
    const width = known.get(word) ?? measure(word)
    known.set(word, width)
    return width
  }
  return (line) => line.split(' ').reduce((width, word) => width + space + widthOf(word), -space)
}
