import type { Measure } from './wrap_text.js'

/**
 * Measures lines by their words, each of which is set once: fitting a text asks for the same words in many lines. That leaves out
 * what kerning does across a space, which is next to nothing.
 */
export function measureByWords(measure: Measure): Measure {
  const known = new Map<string, number>()
  const space = measure('n n') - 2 * measure('n')
  const widthOf = (word: string) => {
    const width = known.get(word) ?? measure(word)
    known.set(word, width)
    return width
  }
  return (line) => line.split(' ').reduce((width, word) => width + space + widthOf(word), -space)
}
