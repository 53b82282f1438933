import type { Concepts } from './concepts.js'
import type { Lexicon } from './lexicon.js'
import type { ReadText } from './words_of.js'

/** In words; most phrases are shorter. */
export const BLOCK = 16
const BITS = 32
const BLOCKS = 2 * BITS

/** By block; none where there are none. */
type Places = readonly (readonly number[] | undefined)[]

/** A text whose words have their numbers in the lexicon. */
export interface NumberedText extends Omit<ReadText, 'words'> {
  numbers: number[][]
  /** Concepts that may stand in it. */
  concepts: number[]
  /** By concept, a bit for each block of words in which, or after which, it may begin: 64 blocks, and what is longer begins anew. */
  low: Int32Array
  high: Int32Array
  /** By number, where it stands. */
  standing: Map<number, number[]>
  /** By concept, the places where it may begin in each of those blocks, as far as they were asked for. */
  places: Map<number, Places>
}

export function numbered(
  { words, sentences, questions }: ReadText,
  lexicon: Lexicon,
  concepts: Concepts
): NumberedText {
  const [low, high] = [new Int32Array(concepts.size), new Int32Array(concepts.size)]
  const bitsOf = new Map<number, [low: number, high: number]>()
  const standing = new Map<number, number[]>()
  const numbers = words.map((word, at) => {
    const found = lexicon.numbersOf(word)
    const block = Math.floor(at / BLOCK)
    for (const number of found) {
      let bits = bitsOf.get(number)
      if (!bits) {
        bitsOf.set(number, (bits = [0, 0]))
        standing.set(number, [])
      }
      mark(bits, block)
      if (block > 0) mark(bits, block - 1)
      standing.get(number)!.push(at)
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
  return { numbers, sentences, questions, concepts: here, low, high, standing, places: new Map() }
}

function mark(bits: [low: number, high: number], block: number): void {
  bits[(block >> 5) & 1]! |= 1 << (block % BITS)
}

/** The numbers of the blocks whose bits are set. */
export function blocksIn(low: number, high: number): number[] {
  const blocks: number[] = []
  for (let bits = low; bits !== 0; bits &= bits - 1) blocks.push(BITS - 1 - Math.clz32(bits & -bits))
  for (let bits = high; bits !== 0; bits &= bits - 1) blocks.push(BLOCKS - 1 - Math.clz32(bits & -bits))
  return blocks
}

const NOWHERE: readonly number[] = []

/** Where a concept may begin, by block. */
export function placesOf(text: NumberedText, concept: number, concepts: Concepts): Places {
  const known = text.places.get(concept)
  if (known) return known
  const places: number[][] = []
  for (const number of concepts.firstWords(concept))
    for (const at of text.standing.get(number) ?? NOWHERE) (places[Math.floor(at / BLOCK) % BLOCKS] ??= []).push(at)
  text.places.set(concept, places)
  return places
}
