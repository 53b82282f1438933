import type { Concepts } from './concepts.js'
import { type NumberedText, placesOf } from './numbered_text.js'
import type { Part, Phrase } from './phrase.js'

/** Phrases that are looked for together. */
export class PhraseBook {
  constructor(
    protected phrases: readonly Phrase[],
    protected concepts: Concepts
  ) {}

  isIn(text: NumberedText): boolean {
    return this.#placesIn(text).next().done !== true
  }

  /** The text without the words of these phrases; other words stay as far apart. */
  passOver(text: NumberedText): NumberedText {
    let numbers: number[][] | undefined
    for (const [from, to] of this.#placesIn(text)) {
      numbers ??= [...text.numbers]
      numbers.fill(NONE, from, to)
    }
    return numbers ? { ...text, numbers } : text
  }

  *#placesIn(text: NumberedText): Generator<[from: number, to: number]> {
    for (const { parts, isQuestion, needs, starts } of this.phrases) {
      // In which blocks of the text all that it needs stands near each other.
      let blocks = -1
      for (const concept of needs) {
        blocks &= text.blocks[concept]!
        if (blocks === 0) break
      }
      if (blocks === 0) continue
      for (const start of starts)
        for (const from of placesOf(text, start, this.concepts)) {
          if (isQuestion && !text.questions[text.sentences[from]!]) continue
          const to = endOf(parts, 0, text, from, text.sentences[from]!, this.concepts)
          if (to >= 0) yield [from, to]
        }
    }
  }
}

const NONE: number[] = []

/** Where the phrase ends that begins at `at`; -1 if none does. */
function endOf(
  parts: readonly Part[],
  index: number,
  text: NumberedText,
  at: number,
  sentence: number,
  concepts: Concepts
): number {
  const part = parts[index]
  if (!part) return at
  const { sentences } = text
  switch (part.kind) {
    case 'begins':
      return sentences[at - part.within - 1] === sentence ? -1 : endOf(parts, index + 1, text, at, sentence, concepts)
    case 'ends':
      return sentences[at] === sentence ? -1 : endOf(parts, index + 1, text, at, sentence, concepts)
    case 'unless':
      return lengthAt(part.concept) > 0 ? -1 : endOf(parts, index + 1, text, at, sentence, concepts)
    case 'gap': {
      for (let passed = 0; passed <= part.most; passed++) {
        if (passed > 0 && sentences[at + passed - 1] !== sentence) return -1
        const end = endOf(parts, index + 1, text, at + passed, sentence, concepts)
        if (end >= 0) return end
      }
      return -1
    }
    case 'words': {
      const length = lengthAt(part.concept)
      const end = length > 0 ? endOf(parts, index + 1, text, at + length, sentence, concepts) : -1
      if (end >= 0) return end
      return part.optional ? endOf(parts, index + 1, text, at, sentence, concepts) : -1
    }
  }

  function lengthAt(concept: number): number {
    return sentences[at] === sentence ? concepts.lengthAt(concept, text, at) : 0
  }
}
