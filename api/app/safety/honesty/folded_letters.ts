/** Stands for emoji. */
export const PICTURE = '\u0001'

/** Letters that lose nothing but a mark keep their base; these have none. */
const WITHOUT_BASE: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }
/** Emoji that say a word. */
const SAYING: Readonly<Record<string, string>> = { '🤖': ' chatbot ' }
const NOT_ASCII = /[^\0-\x7f]/gu
const IS_PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}]/u

const folded = new Map<string, string>()

/** The text in lower case and without marks on letters; what can't be seen is gone, and each emoji is a `PICTURE`. */
export function foldedLetters(text: string): string {
  return text.toLowerCase().replaceAll(NOT_ASCII, (letter) => {
    const known = folded.get(letter)
    if (known !== undefined) return known
    const found = fold(letter)
    folded.set(letter, found)
    return found
  })
}

function fold(letter: string): string {
  const said = SAYING[letter]
  if (said) return said
  if (IS_PICTURE.test(letter)) return PICTURE
  return letter
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđıßæœ]/gu, (one) => WITHOUT_BASE[one]!)
}
