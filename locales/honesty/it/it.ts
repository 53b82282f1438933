import type { HonestyPhrases } from '../phrases.ts'
import { ASKS } from './asks.ts'
import { CONCEPTS } from './concepts.ts'
import { DENIES } from './denies.ts'
import { LIFE } from './life.ts'
import { OBLIQUE } from './oblique.ts'
import { INNOCENT, NOT_ASKING, NOT_DENYING } from './passed_over.ts'
import { NO_SLIPS, WORDS } from './words.ts'

export const IT: HonestyPhrases = {
  words: { ...WORDS, ...CONCEPTS },
  asks: [...ASKS, ...OBLIQUE],
  denies: [...DENIES, ...LIFE],
  innocent: INNOCENT,
  notAsking: NOT_ASKING,
  notDenying: NOT_DENYING,
  noSlips: NO_SLIPS,
}
