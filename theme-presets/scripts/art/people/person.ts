import type { Beard } from './beard.ts'
import type { Eyewear } from './eyewear.ts'
import type { Mouth } from './mouth.ts'
import type { Hair } from '../hair/hair.ts'
import type { Hat } from '../hair/hats.ts'
import type { Wear } from '../clothes/wear.ts'
import type { Prop } from '../props/props.ts'

/** Who is drawn. All else follows from these. */
export interface Person {
  sex: 'woman' | 'man'
  age: number
  skin: keyof typeof SKINS
  hair: Hair
  hairColour: keyof typeof HAIR_COLOURS
  wear: Wear
  /** Of what is worn; the second is that of a shirt below or a pattern. */
  cloth: string
  cloth2?: string
  eyes?: keyof typeof EYE_COLOURS
  mouth?: Mouth
  beard?: Beard
  eyewear?: Eyewear
  hat?: Hat
  prop?: Prop
  propColour?: string
  /** Where the face turns, -1 (left) to 1, and how the head leans, in degrees. */
  turn?: number
  lean?: number
  /** How heavy, 0 to 1. */
  build?: number
  /** How wide the jaw is against a usual one, 1. */
  jaw?: number
  /** Lips in the colour of a lipstick. */
  lipstick?: string
  earring?: string
  hearingAid?: boolean
  wheelchair?: boolean
  freckles?: boolean
  /** Eyes closed in a smile. */
  beaming?: boolean
}

export const SKINS = {
  pale: '#f8dccb',
  fair: '#f2c9ae',
  beige: '#e6b591',
  olive: '#d3a077',
  tan: '#bb8158',
  brown: '#945c3b',
  deep: '#6f452e',
  ebony: '#54352a',
} as const

export const HAIR_COLOURS = {
  black: '#27202a',
  dark: '#42302b',
  brown: '#694633',
  chestnut: '#834d33',
  auburn: '#9a4a2e',
  ginger: '#c4683a',
  blonde: '#d8ab66',
  fair: '#ead09a',
  salt: '#77716f',
  grey: '#a19d9b',
  silver: '#c6c3c2',
  white: '#ece8e3',
  pink: '#e0689a',
  teal: '#2e9c9c',
  violet: '#7a55b8',
} as const

export const EYE_COLOURS = {
  brown: '#5b3a26',
  dark: '#33231d',
  hazel: '#80602f',
  green: '#5e7d55',
  blue: '#4f82a8',
  grey: '#6c7f8a',
} as const
