export type Measure = (line: string) => number

const HALVINGS = 12
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Breaks at plain spaces into as few and as even lines as possible; words wider than a line are split. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const words = text
    .split(/[ \t\r\n]+/)
    .filter(Boolean)
    .flatMap((word) => cut(word, width, measure))
  let best = fill(words, width, measure)
  let [tooNarrow, enough] = [0, width]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const narrower = (tooNarrow + enough) / 2
    const lines = fill(words, narrower, measure)
    if (lines.length > best.length || lines.some((line) => measure(line) > narrower)) tooNarrow = narrower
    else [best, enough] = [lines, narrower]
  }
  return best
}

function fill(words: string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function cut(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  for (const { segment } of signs.segment(word)) {
    const longer = `${parts.at(-1)}${segment}`
    if (parts.length > 0 && measure(longer) <= width) parts[parts.length - 1] = longer
    else parts.push(segment)
  }
  return parts
}
