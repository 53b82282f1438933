import type { HonestyPhrases } from '../phrases.ts'
import { ASKS } from '../scandinavian/asks.ts'
import { DENIES } from '../scandinavian/denies.ts'
import { INNOCENT, NOT_ASKING, NOT_DENYING } from '../scandinavian/passed_over.ts'
import { NO_SLIPS, WORDS } from './words.ts'

export const NB: HonestyPhrases = {
  words: WORDS,
  asks: ASKS,
  denies: [...DENIES, '^~1 HERE i !chatten|chaten|appen|chatt|sidan|chat|denne|samtalen'],
  innocent: INNOCENT,
  notAsking: NOT_ASKING,
  notDenying: NOT_DENYING,
  noSlips: NO_SLIPS,
}
