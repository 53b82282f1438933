import { CLAIMS_OF_A_PERSON } from '@manyhearts/locales/fictional_words'

/** A beginning this long tells in the middle of a word too: `Premiummitglied`. */
const TELLING = 5

const claims = Object.values(CLAIMS_OF_A_PERSON).flatMap((list) => list.split(' ').map(plain))
const whole = new Set(claims.filter((claim) => !claim.endsWith('-')))
const beginnings = claims.filter((claim) => claim.endsWith('-')).map((claim) => claim.slice(0, -1))

/** Whether a word for fictional profiles would pass them off as people, in any language. */
export function claimsPerson(text: string): boolean {
  return plain(text)
    .split(/[^\p{L}]+/u)
    .some(
      (word) =>
        whole.has(word) ||
        beginnings.some((begin) => word.startsWith(begin) || (begin.length >= TELLING && word.includes(begin)))
    )
}

/** Without accents, invisible characters and other ways to write the same letters. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
}
