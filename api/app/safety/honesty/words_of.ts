/** A word as phrases know it, and where it stands. */
export interface TextWord {
  word: string
  sentence: number
}

export interface ReadText {
  words: TextWord[]
  /** By its number: whether a sentence is a question, as far as its mark says. */
  questions: boolean[]
}

/** Letters that lose nothing but a mark keep their base; these have none. */
const WITHOUT_BASE: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }
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
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}]+/gu
const PICTURE_IN_WORD = /(?<=\p{L})[\p{Extended_Pictographic}\p{Emoji_Modifier}]+(?=\p{L})/gu
const DRAWN_OUT = /\.{2,}|…/gu
const PIECES = /[\p{L}\p{N}@$]+|[.!?;\n]+/gu
const SPELLED_OUT = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){2,}\p{L}(?![\p{L}\p{N}])/gu

/**
 * A text as people mean it: without marks, emoji and long drawn letters, digits for letters read as these. Twice where an emoji stands
 * within a word, which may be one word or two, or letters stand alone, which may spell one.
 */
export function readingsOf(text: string): ReadText[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđıßæœ]/gu, (letter) => WITHOUT_BASE[letter]!)
  const joined = plain
    .replaceAll(PICTURE_IN_WORD, '')
    .replaceAll(SPELLED_OUT, (letters) => letters.replaceAll(/\P{L}/gu, ''))
  const readings = joined === plain ? [plain] : [plain, joined]
  return readings.map((reading) => wordsOf(reading.replaceAll(PICTURES, ' ').replaceAll(DRAWN_OUT, ' ')))
}

function wordsOf(text: string): ReadText {
  const words: TextWord[] = []
  const questions: boolean[] = []
  let sentence = 0
  for (const [piece] of text.matchAll(PIECES)) {
    if (/^[.!?;\n]/u.test(piece)) {
      questions[sentence] = piece.includes('?')
      sentence++
    } else words.push({ word: lettersOf(piece), sentence })
  }
  questions[sentence] = false
  return { words, questions }
}

function lettersOf(piece: string): string {
  const spelled = /\p{L}/u.test(piece) ? piece.replaceAll(/[013457@$]/gu, (digit) => FOR_DIGITS[digit]!) : piece
  return spelled.replaceAll(/(\p{L})\1{2,}/gu, '$1')
}
