import { EN } from './en.ts'
import type { HonestyPhrases } from './phrases.ts'

/** Of all languages: members write as they like. */
export const HONESTY_PHRASES: readonly HonestyPhrases[] = [EN]
