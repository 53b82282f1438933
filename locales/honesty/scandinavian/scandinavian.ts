import type { HonestyPhrases } from '../phrases.ts'
import { ASKS_OBLIQUELY } from './asks_obliquely.ts'
import { ASKS_OF_WORK } from './asks_of_work.ts'
import { DENIES_OBLIQUELY } from './denies_obliquely.ts'
import { NOT_ASKING_OBLIQUELY, NOT_DENYING_OBLIQUELY, OBLIQUE_INNOCENT } from './oblique_passed_over.ts'
import { NO_SLIPS, OBLIQUE_WORDS } from './oblique_words.ts'
import { WORDS_OF_LIVES } from './oblique_words_of_lives.ts'

/** What Danish, Norwegian and Swedish say in so similar words that one list serves all three. */
export const SCANDINAVIAN: HonestyPhrases = {
  words: { ...OBLIQUE_WORDS, ...WORDS_OF_LIVES },
  asks: [...ASKS_OBLIQUELY, ...ASKS_OF_WORK],
  denies: DENIES_OBLIQUELY,
  innocent: OBLIQUE_INNOCENT,
  notAsking: NOT_ASKING_OBLIQUELY,
  notDenying: NOT_DENYING_OBLIQUELY,
  noSlips: NO_SLIPS,
}
