import { smooth } from '../paths.ts'
import { shoulders } from '../people/body.ts'
import { dot, fill, line } from '../svg.ts'
import { band, cut, sewn, under } from './cut.ts'
import { collar } from './light.ts'
import type { Cloth, Garment } from './wear.ts'

/** Straps and a bib over a shirt. */
const apron: Garment = (features, cloth) => {
  const inner = under(cloth)
  const wide = shoulders(features) * 0.62
  const bib = smooth(
    [
      [-78, 296],
      [78, 296],
      [92, 330],
      [wide, 440],
      [wide + 20, 640],
      [-wide - 20, 640],
      [-wide, 440],
      [-92, 330],
    ],
    true,
    0.7
  )
  return (
    sewn(features, inner, cut(features, 'crew', 8)) +
    collar(inner.light, inner.shade, 12) +
    line('M-72 304L-66 182M72 304L66 182', cloth.main, 19) +
    fill(bib, cloth.main) +
    line('M-74 306H74', cloth.light, 4, 'opacity="0.7"') +
    line('M-60 420Q0 440 60 420V480Q0 500 -60 480Z', cloth.shade, 3.4)
  )
}

const dungarees: Garment = (features, cloth) => {
  const inner = under(cloth)
  const wide = shoulders(features) * 0.66
  const bib = `M-86 312Q0 300 86 312L96 400Q120 470 ${wide + 24} 520V640H${-wide - 24}V520Q-120 470 -96 400Z`
  const strap = (side: 1 | -1) =>
    line(
      smooth(
        [
          [side * 72, 326],
          [side * 92, 250],
          [side * 104, 190],
        ],
        false
      ),
      cloth.main,
      30
    ) + dot(side * 74, 330, 9, '#e8c15a')
  return (
    sewn(features, inner, cut(features, 'crew', 6), patternOf(inner)) +
    band('crew', inner.shade, 3) +
    fill(bib, cloth.main) +
    strap(-1) +
    strap(1) +
    line('M-50 360H50V420H-50Z', cloth.light, 3, 'opacity="0.8" stroke-dasharray="7 5"')
  )
}

const patternOf = (cloth: Cloth) =>
  Array.from({ length: 12 }, (_, index) =>
    line(`M-330 ${216 + index * 26}Q0 ${240 + index * 26} 330 ${216 + index * 26}`, cloth.shade, 6, 'opacity="0.5"')
  ).join('')

export const APRONS = { apron, dungarees }
