import type { Concepts } from './concepts.js'
import type { Lexicon } from './lexicon.js'
import type { ReadText } from './words_of.js'

/** In words; most phrases are shorter. */
export const BLOCK = 16
const BITS = 32

/** A text whose words have their numbers in the lexicon. */
export interface NumberedText extends Omit<ReadText, 'words'> {
  numbers: number[][]
  /** Concepts that may stand in it. */
  concepts: number[]
  /** By concept, a bit for each block of words in which, or after which, it may begin: 64 blocks, and what is longer begins anew. */
  low: Int32Array
  high: Int32Array
  /** By concept, the places where it may begin, as far as they were asked for. */
  places: Map<number, number[]>
}

export function numbered(
  { words, sentences, questions }: ReadText,
  lexicon: Lexicon,
  concepts: Concepts
): NumberedText {
  const [low, high] = [new Int32Array(concepts.size), new Int32Array(concepts.size)]
  const bitsOf = new Map<number, [low: number, high: number]>()
  const numbers = words.map((word, at) => {
    const found = lexicon.numbersOf(word)
    const block = Math.floor(at / BLOCK)
    for (const number of found) {
      const bits = bitsOf.get(number) ?? [0, 0]
      mark(bits, block)
      if (block > 0) mark(bits, block - 1)
      bitsOf.set(number, bits)
    }
    return found
  })
  const here: number[] = []
  for (const [number, bits] of bitsOf)
    for (const concept of concepts.beginningWith(number)) {
      if (low[concept] === 0 && high[concept] === 0) here.push(concept)
      low[concept]! |= bits[0]
      high[concept]! |= bits[1]
    }
  return { numbers, sentences, questions, concepts: here, low, high, places: new Map() }
}

function mark(bits: [low: number, high: number], block: number): void {
  bits[(block >> 5) & 1]! |= 1 << (block % BITS)
}

/** Whether a place stands in one of these blocks. */
export function isInBlocks(low: number, high: number, at: number): boolean {
  const block = Math.floor(at / BLOCK)
  return (((block >> 5) & 1 ? high : low) & (1 << (block % BITS))) !== 0
}

export function placesOf(text: NumberedText, concept: number, concepts: Concepts): readonly number[] {
  const known = text.places.get(concept)
  if (known) return known
  const places: number[] = []
  for (const [at, numbers] of text.numbers.entries())
    if (numbers.some((number) => concepts.mayBegin(concept, number))) places.push(at)
  text.places.set(concept, places)
  return places
}
