import type { Lexicon } from './lexicon.js'
import type { Part, Phrase } from './phrase.js'
import type { ReadText } from './words_of.js'

/** A text whose words have their numbers in the lexicon. */
export interface NumberedText extends ReadText {
  numbers: number[][]
}

export function numbered(text: ReadText, lexicon: Lexicon): NumberedText {
  const known = new Map<string, number[]>()
  const numbers = text.words.map(({ word }) => {
    const before = known.get(word)
    if (before) return before
    const found = lexicon.numbersOf(word)
    known.set(word, found)
    return found
  })
  return { ...text, numbers }
}

/** Phrases, found by what they begin with. */
export class PhraseBook {
  constructor(
    protected phrases: Phrase[],
    protected lexicon: Lexicon
  ) {}

  isIn(text: NumberedText): boolean {
    for (const _ of this.#placesIn(text)) return true
    return false
  }

  /** The text without the words of these phrases; other words stay as far apart. */
  passOver(text: NumberedText): NumberedText {
    const numbers = [...text.numbers]
    for (const [from, to] of this.#placesIn(text)) numbers.fill(NONE, from, to)
    return { ...text, numbers }
  }

  *#placesIn(text: NumberedText): Generator<[from: number, to: number]> {
    const here = new Uint8Array(this.lexicon.size)
    for (const numbers of text.numbers) for (const number of numbers) here[number] = 1
    const byStart = new Map<number, Phrase[]>()
    for (const phrase of this.phrases) {
      if (!phrase.needs.every((words) => words.some((word) => here[word]))) continue
      for (const start of phrase.starts)
        if (here[start]) {
          const others = byStart.get(start)
          if (others) others.push(phrase)
          else byStart.set(start, [phrase])
        }
    }
    if (byStart.size === 0) return
    for (const [from, numbers] of text.numbers.entries())
      for (const number of numbers)
        for (const phrase of byStart.get(number) ?? []) {
          if (phrase.isQuestion && !text.questions[text.words[from]!.sentence]) continue
          const to = endOf(phrase.parts, 0, text, from, text.words[from]!.sentence)
          if (to >= 0) yield [from, to]
        }
  }
}

const NONE: number[] = []

/** Where the phrase ends that begins at `at`; -1 if none does. */
function endOf(parts: Part[], index: number, text: NumberedText, at: number, sentence: number): number {
  const part = parts[index]
  if (!part) return at
  const goOn = (next: number) => endOf(parts, index + 1, text, next, sentence)
  const isIn = (place: number) => text.words[place]?.sentence === sentence
  switch (part.kind) {
    case 'begins':
      return text.words[at - part.within - 1]?.sentence === sentence ? -1 : goOn(at)
    case 'ends':
      return isIn(at) ? -1 : goOn(at)
    case 'unless':
      return part.alternatives.some((words) => lengthAt(words, text, at, sentence) > 0) ? -1 : goOn(at)
    case 'gap': {
      for (let passed = 0; passed <= part.most; passed++) {
        if (passed > 0 && !isIn(at + passed - 1)) return -1
        const end = goOn(at + passed)
        if (end >= 0) return end
      }
      return -1
    }
    case 'words': {
      for (const words of part.alternatives) {
        const length = lengthAt(words, text, at, sentence)
        const end = length > 0 ? goOn(at + length) : -1
        if (end >= 0) return end
      }
      return part.optional ? goOn(at) : -1
    }
  }
}

/** How many words these are at this place; 0 if others stand there. */
function lengthAt(words: number[], { numbers, words: all }: NumberedText, at: number, sentence: number): number {
  for (const [offset, word] of words.entries())
    if (all[at + offset]?.sentence !== sentence || !numbers[at + offset]!.includes(word)) return 0
  return words.length
}
