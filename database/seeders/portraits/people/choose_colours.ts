import { mixColours } from '../mix_colours.ts'
import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'

const HAIR: Record<string, readonly string[]> = {
  blond: ['#dcb877', '#cfa35f', '#e6c995'],
  brown: ['#5c3a2a', '#7a4f35', '#6b4028', '#8a5f40'],
  black: ['#2c2228', '#33272a', '#261f2b'],
  red: ['#a9522f', '#b9653a', '#93412c'],
  grey: ['#a7a3a3', '#8f8c90', '#b7b2ae'],
  white: ['#e9e4dd', '#dcd8d5'],
  other: ['#7d4a72', '#3f6f86', '#a2596b'],
}
const LIGHT_SKIN = ['#f5d8c6', '#f0c9ad', '#e8b894'] as const
const ANY_SKIN = ['#f0c9ad', '#e3ac84', '#cf9468', '#ad7249', '#84543a', '#5f3d2d'] as const

/** Matching skin, hair and clothes; brown and black hair greys with age. */
export function chooseColours(traits: Random, moment: Random, palette: Palette, hair: string, age: number) {
  const natural = hair === 'bald' ? (age > 52 ? 'grey' : traits.pick(['brown', 'black'])) : hair
  const skin = traits.pick(
    natural === 'black'
      ? ANY_SKIN
      : natural === 'blond' || natural === 'red'
        ? LIGHT_SKIN
        : [...LIGHT_SKIN, ...LIGHT_SKIN, '#e3ac84', '#cf9468']
  )
  const tone = traits.pick(HAIR[natural] ?? HAIR.brown ?? [])
  const greying = natural === 'brown' || natural === 'black' ? Math.min(0.5, Math.max(0, (age - 42) / 45)) : 0
  const far = palette.clothes.filter((cloth) => distance(cloth, skin) > 70 && distance(cloth, palette.shapes[1]) > 50)
  return { skin, hair: mixColours(tone, '#aaa6a6', greying), cloth: moment.pick(far.length ? far : palette.clothes) }
}

function distance(first: string, second: string): number {
  const difference = [1, 3, 5].map(
    (at) => Number.parseInt(first.slice(at, at + 2), 16) - Number.parseInt(second.slice(at, at + 2), 16)
  )
  return Math.hypot(...difference)
}
