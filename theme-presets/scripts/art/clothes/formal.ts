import { mirrored, smooth, points } from '../paths.ts'
import { torso } from '../people/body.ts'
import type { Features } from '../people/features.ts'
import { dot, fill, line } from '../svg.ts'
import { band, cut, sewn } from './cut.ts'
import { collar } from './light.ts'
import type { Cloth, Garment } from './wear.ts'

/** A tailored front with lapels down to `low`. */
function tailored(features: Features, cloth: Cloth, low: number): string {
  const body = torso(features, 14)
  const right = body.filter(([x, y]) => x > 0 && y > 170).slice(1)
  const left = body.filter(([x, y]) => x < 0 && y > 170).slice(0, -1)
  const d = smooth(
    [[66, 156], ...right, [0, 640], ...left, [-66, 156], [-60, 210], [-8, low], [8, low], [60, 210]],
    true,
    0.7
  )
  const lapel = (side: 1 | -1) =>
    fill(
      `M${side * 58} 152L${side * 96} 178L${side * 132} 250L${side * 104} 262L${side * 122} 284L${side * 6} ${low + 8}L${side * 60} 236Z`,
      cloth.light,
      `opacity="0.9" stroke="${cloth.shade}" stroke-width="2.6" stroke-linejoin="round"`
    )
  return sewn(features, cloth, d) + lapel(-1) + lapel(1) + dot(4, low + 44, 7, cloth.shade)
}

function front(cloth: Cloth): string {
  return (
    fill('M-74 164L74 164L60 300L0 440L-60 300Z', cloth.second) +
    fill('M8 180L74 164L60 300L10 430Z', cloth.secondShade, 'opacity="0.35"')
  )
}

/** A suit with an open collar. */
const suit: Garment = (features, cloth) =>
  fill('M-74 164L-30 190L0 250L30 190L74 164L60 300L0 440L-60 300Z', cloth.second) +
  tailored(features, cloth, 400) +
  collar(cloth.second, cloth.secondShade, 16)

const bowTie: Garment = (features, cloth) => {
  const bow = smooth(points('-52,186 -14,206 14,206 52,186 56,234 14,216 -14,216 -56,234'), true, 0.5)
  return (
    front(cloth) +
    tailored(features, cloth, 400) +
    collar(cloth.second, cloth.secondShade) +
    fill(bow, '#1d151c') +
    dot(0, 211, 11, '#2c2029') +
    [270, 320].map((y) => dot(0, y, 4.5, cloth.secondShade)).join('')
  )
}

const tie: Garment = (features, cloth) =>
  front(cloth) +
  fill('M-17 204H17L11 232L25 380L0 420L-25 380L-11 232Z', '#7a2438') +
  line('M-12 206Q0 226 12 206', '#4f1524', 3) +
  tailored(features, cloth, 400) +
  collar(cloth.second, cloth.secondShade)

/** A blazer over a fine roll neck. */
const blazer: Garment = (features, cloth) => {
  const wide = features.isWoman ? 54 : 68
  const roll = smooth(
    mirrored([
      [0, 132],
      [wide * 0.8, 126],
      [wide, 138],
      [wide + 2, 190],
      [wide, 320],
      [0, 420],
    ])
  )
  return (
    fill(roll, cloth.second) +
    line(
      smooth(
        [
          [-wide, 168],
          [0, 188],
          [wide, 168],
        ],
        false
      ),
      cloth.secondShade,
      3.4,
      'opacity="0.7"'
    ) +
    tailored(features, cloth, 410)
  )
}

/** A lady's blazer over a light top. */
const blouse: Garment = (features, cloth) =>
  sewn(
    features,
    { ...cloth, main: cloth.second, shade: cloth.secondShade, light: '#ffffff' },
    cut(features, 'vee', 2)
  ) + tailored(features, cloth, 420)

/** Bare shoulders and a neckline like a heart's. */
const gown: Garment = (features, cloth) => {
  const wide = 152 + features.build * 50
  const d = smooth(
    [
      [-wide - 24, 330],
      [-wide * 0.8, 292],
      [-70, 280],
      [-24, 300],
      [0, 318],
      [24, 300],
      [70, 280],
      [wide * 0.8, 292],
      [wide + 24, 330],
      [wide, 440],
      [wide, 620],
      [-wide, 620],
      [-wide, 440],
    ],
    true,
    0.8
  )
  return sewn(features, cloth, d)
}

/** A necklace goes with each of these; it is drawn in the second colour. */
const pearls: Garment = (features, cloth) =>
  gown(features, cloth) +
  Array.from({ length: 17 }, (_, index) =>
    dot(-80 + index * 10, 206 + 40 * Math.sin((index / 16) * Math.PI), 6, cloth.second)
  ).join('')

const evening: Garment = (features, cloth) =>
  sewn(features, cloth, cut(features, 'straps', 4)) +
  band('straps', cloth.light, 4) +
  line(smooth(points('-62,190 0,236 62,190'), false), cloth.second, 3.4) +
  dot(0, 240, 8, cloth.second)

export const FORMAL_WEAR = { suit, bowTie, tie, blazer, blouse, gown, pearls, evening }
