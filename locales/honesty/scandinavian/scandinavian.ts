import type { HonestyPhrases } from '../phrases.ts'
import { ASKS_OBLIQUELY } from './asks_obliquely.ts'
import { ASKS_OF_WORK } from './asks_of_work.ts'
import { DENIES_BY_LIFE } from './denies_by_life.ts'
import { NOT_ASKING_OBLIQUELY, NOT_DENYING_OBLIQUELY, INNOCENT_OBLIQUELY } from './passed_over_obliquely.ts'
import { NO_SLIPS, WORDS } from './words.ts'

/** What Danish, Norwegian and Swedish say in so similar words that one list serves all three. */
export const SCANDINAVIAN: HonestyPhrases = {
  words: WORDS,
  asks: [...ASKS_OBLIQUELY, ...ASKS_OF_WORK],
  denies: DENIES_BY_LIFE,
  innocent: INNOCENT_OBLIQUELY,
  notAsking: NOT_ASKING_OBLIQUELY,
  notDenying: NOT_DENYING_OBLIQUELY,
  noSlips: NO_SLIPS,
}
