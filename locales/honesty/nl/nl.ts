import type { HonestyPhrases } from '../phrases.ts'
import { ASKS } from './asks.ts'
import { DENIES } from './denies.ts'
import { DENIES_BY_LIFE } from './denies_by_life.ts'
import { ASKS_OBLIQUELY } from './asks_obliquely.ts'
import { INNOCENT, NOT_ASKING, NOT_DENYING } from './passed_over.ts'
import { NO_SLIPS, WORDS } from './words.ts'

export const NL: HonestyPhrases = {
  words: WORDS,
  asks: [...ASKS, ...ASKS_OBLIQUELY],
  denies: [...DENIES, ...DENIES_BY_LIFE],
  innocent: INNOCENT,
  notAsking: NOT_ASKING,
  notDenying: NOT_DENYING,
  noSlips: NO_SLIPS,
}
