import { darker, lighter, lightness, mix } from '../colours.ts'
import { EYE_COLOURS, HAIR_COLOURS, type Person, SKINS } from './person.ts'

/** The colours and measures that a person's parts share. */
export interface Features {
  person: Person
  skin: string
  skinShade: string
  skinLight: string
  /** Of thin lines in the face. */
  skinLine: string
  blush: string
  lip: string
  hair: string
  hairShade: string
  hairLight: string
  brow: string
  iris: string
  turn: number
  /** 0 in youth, 1 at 75. */
  worn: number
  build: number
  isWoman: boolean
  /** What is a person's own in this or that measure, -1 to 1. */
  own: (measure: number) => number
  /** Where a feature of the face goes when the face turns. */
  fx: (x: number, depth?: number) => number
}

export function featuresOf(person: Person): Features {
  const skin = SKINS[person.skin]
  const hair = HAIR_COLOURS[person.hairColour]
  const turn = person.turn ?? 0.4
  const isDark = lightness(skin) < 0.45
  const isWoman = person.sex === 'woman'
  const natural = mix(mix(skin, '#c2483f', isDark ? 0.3 : 0.42), '#7a2430', isDark ? 0.18 : 0.08)
  const greying = person.age > 48 ? mix(hair, '#8f8a86', 0.3) : hair
  const seed = [...`${person.age}${person.skin}${person.hair}${person.hairColour}${person.sex}`].reduce(
    (sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 99991,
    7
  )
  return {
    person,
    skin,
    skinShade: mix(skin, isDark ? '#2c1320' : '#a8452f', isDark ? 0.36 : 0.3),
    skinLight: lighter(skin, isDark ? 0.16 : 0.42),
    skinLine: mix(skin, '#4d1a1c', isDark ? 0.62 : 0.58),
    blush: mix(skin, '#e2453f', isDark ? 0.4 : 0.6),
    lip: person.lipstick ?? (isWoman ? mix(natural, '#c23a4c', 0.3) : mix(natural, skin, 0.35)),
    hair,
    hairShade: darker(hair, lightness(hair) < 0.25 ? 0.45 : 0.3),
    hairLight: lighter(hair, lightness(hair) < 0.25 ? 0.14 : 0.3),
    brow: lightness(hair) > 0.62 ? darker(greying, person.age > 55 ? 0.22 : 0.4) : darker(greying, 0.15),
    iris: EYE_COLOURS[person.eyes ?? (lightness(skin) > 0.75 ? 'blue' : 'brown')],
    turn,
    worn: Math.min(Math.max((person.age - 36) / 39, 0), 1),
    build: person.build ?? 0.3,
    isWoman,
    own: (measure) => Math.sin(seed * 12.9898 + measure * 78.233),
    fx: (x, depth = 1) => x * (1 - 0.12 * Math.abs(turn) * (x * turn > 0 ? 1 : -0.15)) + turn * 17 * depth,
  }
}
