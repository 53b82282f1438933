import { commonPasswords } from './common_passwords.js'

/** The alphabet, the digits, and keyboards. */
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
]
const REPEATED = /^(.{1,3})\1+$/su
const AROUND_WORDS = /^\P{L}+|\P{L}+$/gu
const SHORTEST_WORD = 3

const LETTERS_MEANT: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is among the first to be tried: a common one, a run or repetition of characters, or nothing but words known of
 * the account, each also with digits for letters or around it (ASVS 6.2.4, 6.2.11).
 */
export async function isGuessable(password: string, known: readonly string[]): Promise<boolean> {
  const typed = folded(password)
  if (REPEATED.test(typed) || isRun(typed)) return true
  const common = await commonPasswords()
  const words = wordsIn(known)
  const spellings = [typed, typed.replace(/[013457@$!]/g, (sign) => LETTERS_MEANT[sign]!)]
  return spellings.some(
    (text) => common.has(text) || common.has(text.replace(AROUND_WORDS, '')) || isMadeOf(words, text)
  )
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text) || [...run].reverse().join('').includes(text))
}

function wordsIn(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [lettersAndDigits(folded(text)), ...folded(text).split(/[^\p{L}\p{N}]+/u)])
  return parts.filter((part) => part.length >= SHORTEST_WORD).toSorted((one, other) => other.length - one.length)
}

function isMadeOf(words: readonly string[], text: string): boolean {
  const whole = lettersAndDigits(text)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), whole)
  return rest !== whole && !/\p{L}/u.test(rest)
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
