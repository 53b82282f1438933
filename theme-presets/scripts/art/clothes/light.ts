import { type Point, smooth } from '../paths.ts'
import { dot, fill, line } from '../svg.ts'
import { band, cut, sewn } from './cut.ts'
import type { Garment } from './wear.ts'

const tee: Garment = (features, cloth) =>
  sewn(features, cloth, cut(features, 'crew', 6)) + band('crew', cloth.light, 9) + band('crew', cloth.shade, 2.4, 6)

const scoop: Garment = (features, cloth) =>
  sewn(features, cloth, cut(features, 'scoop', 4)) + band('scoop', cloth.light, 5)

const vee: Garment = (features, cloth) => sewn(features, cloth, cut(features, 'vee', 6)) + band('vee', cloth.light, 8)

/** A light dress or top with flowers strewn over it. */
const flowered: Garment = (features, cloth) => {
  const flowers = Array.from({ length: 46 }, (_, index) => {
    const [x, y] = [((index * 97) % 560) - 280, 214 + ((index * 61) % 320)]
    return (
      [0, 1, 2, 3, 4]
        .map((petal) => petal * Math.PI * 0.4)
        .map((angle) => dot(x + 9 * Math.cos(angle), y + 9 * Math.sin(angle), 6, cloth.second))
        .join('') + dot(x, y, 4.5, cloth.shade)
    )
  })
  return sewn(features, cloth, cut(features, 'vee', 6), flowers.join('')) + band('vee', cloth.light, 5)
}

const straps: Garment = (features, cloth) =>
  sewn(features, cloth, dressShape(features.build), '') + line('M-86 236L-74 178M86 236L74 178', cloth.main, 15)

function dressShape(build: number): string {
  const wide = 150 + build * 50
  return smooth(
    [
      [-wide, 306],
      [-104, 264],
      [-82, 232],
      [-50, 258],
      [0, 288],
      [50, 258],
      [82, 232],
      [104, 264],
      [wide, 306],
      [wide - 10, 420],
      [wide, 620],
      [-wide, 620],
      [-wide + 10, 420],
    ],
    true,
    0.8
  )
}

/** A collar's two points round a neck. */
export function collar(colour: string, shade: string, open = 0): string {
  const half = (side: 1 | -1) => {
    const at = (x: number, y: number): Point => [side * x, y]
    const [a, b, c, d, e] = [
      at(66, 150),
      at(84, 186),
      at(62 + open, 258),
      at(0 + open * 0.6, 226 + open * 1.5),
      at(46, 176),
    ]
    return fill(
      `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${d.join(' ')}L${e.join(' ')}Z`,
      colour,
      `stroke="${shade}" stroke-width="2.4" stroke-linejoin="round"`
    )
  }
  return half(-1) + half(1)
}

const shirt: Garment = (features, cloth) => {
  const buttons = [290, 350, 410].map((y) => dot(3, y, 5.5, cloth.second) + dot(3, y, 1.8, cloth.shade))
  return (
    sewn(features, cloth, cut(features, 'crew', 8)) +
    line('M12 226Q16 400 14 620', cloth.shade, 3, 'opacity="0.7"') +
    collar(cloth.light, cloth.shade, 12) +
    buttons.join('')
  )
}

const checked: Garment = (features, cloth) => {
  const down = Array.from({ length: 12 }, (_, index) =>
    line(`M${-308 + index * 56} 180V640`, cloth.second, 14, 'opacity="0.55"')
  )
  const across = Array.from({ length: 7 }, (_, index) =>
    line(`M-340 ${236 + index * 56}H340`, cloth.second, 14, 'opacity="0.55"')
  )
  const thin = Array.from({ length: 12 }, (_, index) =>
    line(`M${-280 + index * 56} 180V640M-340 ${208 + index * 56}H340`, cloth.light, 2.6, 'opacity="0.7"')
  )
  return (
    sewn(features, cloth, cut(features, 'crew', 8), [...down, ...across, ...thin].join('')) +
    line('M12 226Q16 400 14 620', cloth.shade, 3, 'opacity="0.7"') +
    collar(cloth.main, cloth.shade, 14)
  )
}

export const LIGHT_WEAR = { tee, scoop, vee, flowered, straps, shirt, checked }
