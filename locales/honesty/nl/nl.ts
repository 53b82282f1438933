import type { HonestyPhrases } from '../phrases.ts'
import { ASKS } from './asks.ts'
import { DENIES } from './denies.ts'
import { INNOCENT, NOT_ASKING, NOT_DENYING } from './passed_over.ts'
import { NO_SLIPS, WORDS } from './words.ts'

export const NL: HonestyPhrases = {
  words: WORDS,
  asks: ASKS,
  denies: DENIES,
  innocent: INNOCENT,
  notAsking: NOT_ASKING,
  notDenying: NOT_DENYING,
  noSlips: NO_SLIPS,
}
