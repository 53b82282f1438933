import type { HonestyPhrases } from '../phrases.ts'
import { ASKS } from './asks.ts'
import { CONCEPTS } from './concepts.ts'
import { DENIES } from './denies.ts'
import { LIFE_DENIES } from './life.ts'
import { OBLIQUE_ASKS } from './oblique.ts'
import { INNOCENT, NOT_ASKING, NOT_DENYING } from './passed_over.ts'
import { INNOCENT_MORE, NOT_ASKING_MORE, NOT_DENYING_MORE } from './passed_over_more.ts'
import { NO_SLIPS, WORDS } from './words.ts'

export const EN: HonestyPhrases = {
  words: { ...WORDS, ...CONCEPTS },
  asks: [...ASKS, ...OBLIQUE_ASKS],
  denies: [...DENIES, ...LIFE_DENIES],
  innocent: [...INNOCENT, ...INNOCENT_MORE],
  notAsking: [...NOT_ASKING, ...NOT_ASKING_MORE],
  notDenying: [...NOT_DENYING, ...NOT_DENYING_MORE],
  noSlips: NO_SLIPS,
}
