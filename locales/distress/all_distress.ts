import { DA } from './da.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FI } from './fi.ts'
import { FR } from './fr.ts'
import { IT } from './it.ts'
import { NB } from './nb.ts'
import { NL } from './nl.ts'
import { PL } from './pl.ts'
import { SV } from './sv.ts'
import type { DistressPhrases } from './phrases.ts'

/** Of all languages: members write as they like. */
export const DISTRESS_PHRASES: readonly DistressPhrases[] = [DA, DE, EN, ES, FI, FR, IT, NB, NL, PL, SV]
