import { mirrored, smooth, points } from '../paths.ts'
import { fill, line, within } from '../svg.ts'
import { band, cut, sewn } from './cut.ts'
import type { Garment } from './wear.ts'

const ribs = (from: number, to: number, y: number, length: number, colour: string) =>
  Array.from({ length: Math.round((to - from) / 13) }, (_, index) =>
    line(`M${from + index * 13} ${y}v${length}`, colour, 2.6, 'opacity="0.5"')
  ).join('')

const sweater: Garment = (features, cloth) =>
  sewn(features, cloth, cut(features, 'crew', 12)) +
  band('crew', cloth.main, 24) +
  band('crew', cloth.shade, 2.6, 12) +
  band('crew', cloth.light, 3, -8)

const rollNeck: Garment = (features, cloth) => {
  const wide = features.isWoman ? 56 : 70
  const roll = smooth(
    mirrored([
      [0, 134],
      [wide * 0.8, 128],
      [wide + 2, 140],
      [wide + 6, 190],
      [wide * 0.7, 212],
      [0, 220],
    ])
  )
  return (
    sewn(features, cloth, cut(features, 'high', 12)) +
    fill(roll, cloth.main) +
    within(
      roll,
      fill(`M${wide * 0.2} 120H120V230H${wide * 0.5}Z`, cloth.shade, 'opacity="0.4"') +
        ribs(-wide, wide, 138, 70, cloth.shade)
    ) +
    line(
      smooth(
        [
          [-wide - 2, 200],
          [0, 222],
          [wide + 2, 200],
        ],
        false
      ),
      cloth.shade,
      4,
      'opacity="0.7"'
    )
  )
}

const striped: Garment = (features, cloth) => {
  const stripes = Array.from({ length: 10 }, (_, index) =>
    line(`M-330 ${228 + index * 38}Q0 ${264 + index * 38} 330 ${228 + index * 38}`, cloth.second, 15)
  )
  return sewn(features, cloth, cut(features, 'boat', 8), stripes.join('')) + band('boat', cloth.main, 11)
}

/** With a band of pattern across the chest. */
const fairIsle: Garment = (features, cloth) => {
  const diamonds = Array.from({ length: 17 }, (_, index) =>
    fill(`M${-320 + index * 40} 286l14 16l-14 16l-14 -16Z`, cloth.second)
  )
  const rows = [268, 336].map((y) => line(`M-330 ${y}H330`, cloth.second, 7, 'stroke-dasharray="1 15"'))
  return (
    sewn(features, cloth, cut(features, 'crew', 12), diamonds.join('') + rows.join('')) +
    band('crew', cloth.main, 24) +
    band('crew', cloth.shade, 2.6, 12)
  )
}

const hoodie: Garment = (features, cloth) => {
  const hood = smooth(mirrored(points('0,206 58,158 96,158 128,196 100,240 0,266')))
  const cord = (side: 1 | -1) =>
    line(
      smooth(
        [
          [side * 34, 244],
          [side * 38, 300],
          [side * 33, 340],
        ],
        false
      ),
      cloth.second,
      7
    )
  return (
    fill(smooth(mirrored(points('0,150 92,136 130,180 0,236'))), cloth.shade) +
    sewn(features, cloth, cut(features, 'crew', 16)) +
    fill(hood, cloth.light) +
    fill(smooth(mirrored(points('0,196 52,160 62,176 40,214 0,238'))), cloth.shade) +
    cord(-1) +
    cord(1)
  )
}

export const KNITWEAR = { sweater, rollNeck, striped, fairIsle, hoodie }
