import { type Measure, wrapText } from './wrap_text.js'

/** Room for a text, px. */
export interface TextRoom {
  width: number
  height: number
  /** The size it would like, and the least at which it is still read. */
  largest: number
  smallest: number
}

/** A face as far as fitting needs it: widths in em, and the distance of baselines. */
interface Face {
  measure: Measure
  lineHeight: number
}

const STEP = 2
/** A heading is read at a glance in three lines; smaller than this it may take as many as there is room for. */
const GLANCE = { lines: 3, size: 60 }

/**
 * The largest size at which a text fits its room with every word whole, and its lines at that size. A text too long for its room
 * at the least size ends in “…” there.
 */
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

/**
 * Measures lines by their words, each of which is set once: fitting a text asks for the same words in many lines. That leaves out
 * what kerning does across a space, which is next to nothing.
 */
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
