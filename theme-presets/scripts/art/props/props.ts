import type { Features } from '../people/features.ts'
import { ANIMALS } from './animals.ts'
import { MUSIC } from './music.ts'
import { SPORTS } from './sports.ts'
import { TABLE } from './table.ts'
import { GARDEN } from './garden.ts'

/** Something held or beside: `back` lies behind the person, `front` before. */
export interface Held {
  back?: string
  front?: string
}

export interface PropColours {
  main: string
  shade: string
  light: string
  /** The sleeves. */
  sleeve: string
  sleeveShade: string
}

export type Holding = (features: Features, colours: PropColours) => Held

export const PROPS = { ...TABLE, ...MUSIC, ...ANIMALS, ...GARDEN, ...SPORTS }

export type Prop = keyof typeof PROPS
