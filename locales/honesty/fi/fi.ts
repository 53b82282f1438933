import type { HonestyPhrases } from '../phrases.ts'
import { ASKS } from './asks.ts'
import { ASKS_OBLIQUE } from './asks_oblique.ts'
import { DENIES } from './denies.ts'
import { DENIES_LIFE } from './denies_life.ts'
import { INNOCENT, NOT_ASKING, NOT_DENYING } from './passed_over.ts'
import { NO_SLIPS, WORDS } from './words.ts'

export const FI: HonestyPhrases = {
  words: WORDS,
  asks: [...ASKS, ...ASKS_OBLIQUE],
  denies: [...DENIES, ...DENIES_LIFE],
  innocent: INNOCENT,
  notAsking: NOT_ASKING,
  notDenying: NOT_DENYING,
  noSlips: NO_SLIPS,
}
