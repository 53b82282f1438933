import { darker, lighter } from '../colours.ts'
import type { Features } from '../people/features.ts'
import { APRONS } from './aprons.ts'
import { FORMAL_WEAR } from './formal.ts'
import { KNITWEAR } from './knitwear.ts'
import { LIGHT_WEAR } from './light.ts'
import { OPEN_WEAR } from './open.ts'

/** The colours of a garment: of its cloth, and of the shirt below it or the pattern on it. */
export interface Cloth {
  main: string
  shade: string
  light: string
  second: string
  secondShade: string
}

export type Garment = (features: Features, cloth: Cloth) => string

const GARMENTS = { ...KNITWEAR, ...LIGHT_WEAR, ...OPEN_WEAR, ...APRONS, ...FORMAL_WEAR }

export type Wear = keyof typeof GARMENTS

export function clothOf({ person }: Features): Cloth {
  const second = person.cloth2 ?? '#fbf3e8'
  return {
    main: person.cloth,
    shade: darker(person.cloth, 0.28),
    light: lighter(person.cloth, 0.22),
    second,
    secondShade: darker(second, 0.2),
  }
}

export function worn(features: Features): string {
  return GARMENTS[features.person.wear](features, clothOf(features))
}
