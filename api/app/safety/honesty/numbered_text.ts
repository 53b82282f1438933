import type { Concepts } from './concepts.js'
import type { Lexicon } from './lexicon.js'
import type { ReadText } from './words_of.js'

/** In words: no phrase is longer than this. */
const BLOCK = 32
const BITS = 32

/** A text whose words have their numbers in the lexicon. */
export interface NumberedText extends Omit<ReadText, 'words'> {
  numbers: number[][]
  /** By concept, a bit for each block of words in which, or after which, it may begin; blocks that are 32 apart share one. */
  blocks: Int32Array
  /** By concept, the places where it may begin, as far as they were asked for. */
  places: Map<number, number[]>
}

export function numbered(
  { words, sentences, questions }: ReadText,
  lexicon: Lexicon,
  concepts: Concepts
): NumberedText {
  const blocks = new Int32Array(concepts.size)
  const bitsOf = new Map<number, number>()
  const numbers = words.map((word, at) => {
    const found = lexicon.numbersOf(word)
    const block = Math.floor(at / BLOCK)
    const bits = (1 << (block % BITS)) | (1 << ((block + BITS - 1) % BITS))
    for (const number of found) bitsOf.set(number, (bitsOf.get(number) ?? 0) | bits)
    return found
  })
  for (const [number, bits] of bitsOf) for (const concept of concepts.beginningWith(number)) blocks[concept]! |= bits
  return { numbers, sentences, questions, blocks, places: new Map() }
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
