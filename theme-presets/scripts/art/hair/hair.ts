import type { Features } from '../people/features.ts'
import { LONG_HAIR } from './long.ts'
import { BRAIDED_HAIR } from './braided.ts'
import { CURLY_HAIR } from './curly.ts'
import { SHORT_HAIR } from './short.ts'
import { THIN_HAIR } from './thin.ts'
import { TIED_HAIR } from './tied.ts'
import { COVERED_HAIR } from './covered.ts'

/** What lies behind the neck, and what lies over the face and shoulders. */
export interface Hairdo {
  back?: string
  front?: string
}

export type Style = (features: Features) => Hairdo

const STYLES = {
  ...LONG_HAIR,
  ...CURLY_HAIR,
  ...BRAIDED_HAIR,
  ...SHORT_HAIR,
  ...THIN_HAIR,
  ...TIED_HAIR,
  ...COVERED_HAIR,
}

export type Hair = keyof typeof STYLES

export function hairdo(features: Features): Hairdo {
  return STYLES[features.person.hair](features)
}
