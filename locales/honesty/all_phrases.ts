import { DA } from './da/da.ts'
import { DE } from './de/de.ts'
import { EN } from './en/en.ts'
import { ES } from './es/es.ts'
import { FI } from './fi/fi.ts'
import { FR } from './fr/fr.ts'
import { IT } from './it/it.ts'
import { NB } from './nb/nb.ts'
import { NL } from './nl/nl.ts'
import { PL } from './pl/pl.ts'
import { SCANDINAVIAN } from './scandinavian/scandinavian.ts'
import { SV } from './sv/sv.ts'
import type { HonestyPhrases } from './phrases.ts'

/** Of all languages: members write as they like. */
export const HONESTY_PHRASES: readonly HonestyPhrases[] = [DA, DE, EN, ES, FI, FR, IT, NB, NL, PL, SV, SCANDINAVIAN]
