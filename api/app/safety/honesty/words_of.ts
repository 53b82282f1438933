import { foldedLetters, PICTURE } from './folded_letters.js'

/** A text as words that stand in sentences. */
export interface ReadText {
  words: string[]
  /** Of each word, the number of its sentence. */
  sentences: number[]
  /** By its number: whether a sentence is a question, as far as its mark says. */
  questions: boolean[]
}

const FOR_DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}
const DIGIT = /[013457@$]/g
const DRAWN_OUT_LETTER = /(\p{L})\1{2,}/gu
const PICTURE_IN_WORD = new RegExp(`(?<=\\p{L})${PICTURE}+(?=\\p{L})`, 'gu')
/** As many letters alone as spell a word. */
const FEWEST_SPELLED = 3

/** Marks what was joined, and stands for a letter there. */
const JOINED = '\u0002'
const SPELLED_OUT = new RegExp(
  `(?<![\\p{L}\\p{N}${JOINED}])(?:\\p{L}[ .\\-_*]){2,}\\p{L}(?![\\p{L}\\p{N}${JOINED}])`,
  'gu'
)
/** Behind the end of a sentence; dots in a row draw it out. */
const NEXT_SENTENCE = /(?<=[!?;\n]|(?<!\.)\.)(?![.!?;\n])/

/**
 * A text as people mean it: without marks, emoji and long drawn letters, digits for letters read as these. Its sentences in which an emoji
 * stands within a word, which may be one word or two, or letters stand alone, which may spell one, are read a second time.
 */
export function readingsOf(text: string): ReadText[] {
  const plain = foldedLetters(text)
  const reading = wordsOf(plain)
  if (!plain.includes(PICTURE) && !mayBeSpelledOut(reading.words)) return [reading]
  const joined = plain
    .replaceAll(PICTURE_IN_WORD, JOINED)
    .replaceAll(SPELLED_OUT, (letters) => letters.replaceAll(/\P{L}/gu, '') + JOINED)
  if (!joined.includes(JOINED)) return [reading]
  const sentences = joined.split(NEXT_SENTENCE).filter((sentence) => sentence.includes(JOINED))
  return [reading, wordsOf(sentences.join('').replaceAll(JOINED, ''))]
}

function mayBeSpelledOut(words: readonly string[]): boolean {
  let alone = 0
  for (const word of words) {
    alone = word.length === 1 ? alone + 1 : 0
    if (alone === FEWEST_SPELLED) return true
  }
  return false
}

const [BETWEEN, IN_WORD, STOP] = [0, 1, 2]

const ASCII_KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  return /[a-z0-9@$]/.test(character) ? IN_WORD : /[.!?;\n]/.test(character) ? STOP : BETWEEN
})
const OTHER_LETTER = /[\p{L}\p{N}]/u

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 128 ? ASCII_KINDS[code]! : OTHER_LETTER.test(text[at]!) ? IN_WORD : BETWEEN
}

function wordsOf(text: string): ReadText {
  const words: string[] = []
  const sentences: number[] = []
  const questions: boolean[] = []
  let sentence = 0
  let at = 0
  while (at < text.length) {
    const kind = kindAt(text, at)
    let end = at + 1
    while (end < text.length && kindAt(text, end) === kind) end++
    if (kind === IN_WORD) {
      words.push(lettersOf(text.slice(at, end)))
      sentences.push(sentence)
    } else if (kind === STOP) {
      // Dots in a row draw a sentence out.
      const marks = text.slice(at, end).replaceAll(/\.{2,}/g, '')
      if (marks !== '') {
        questions[sentence] = marks.includes('?')
        sentence++
      }
    }
    at = end
  }
  questions[sentence] = false
  return { words, sentences, questions }
}

function lettersOf(piece: string): string {
  const spelled =
    /[0-9@$]/.test(piece) && /\p{L}/u.test(piece) ? piece.replaceAll(DIGIT, (digit) => FOR_DIGITS[digit]!) : piece
  return hasThreeInARow(spelled) ? spelled.replaceAll(DRAWN_OUT_LETTER, '$1') : spelled
}

function hasThreeInARow(word: string): boolean {
  for (let at = 2; at < word.length; at++) if (word[at] === word[at - 1] && word[at] === word[at - 2]) return true
  return false
}
