import { darker, lighter } from '../colours.ts'
import { type Point, smooth, points } from '../paths.ts'
import { fill, line, within } from '../svg.ts'
import type { Features } from '../people/features.ts'
import type { Style } from './hair.ts'

const clothOf = ({ person }: Features) => person.cloth2 ?? person.cloth

/** A scarf round face and neck, laid over the chest. */
const hijab: Style = (features) => {
  const cloth = clothOf(features)
  const [shade, light] = [darker(cloth, 0.22), lighter(cloth, 0.25)]
  const outer: Point[] = points(
    '0,-160 70,-146 116,-84 124,0 116,90 132,160 176,220 150,286 60,318 -40,322 -140,284 -172,224 -130,160 -116,90 -124,0 -116,-84 -70,-146'
  )
  const face: Point[] = points(
    '0,-98 56,-84 86,-34 90,24 74,84 40,122 0,136 -40,122 -74,84 -90,24 -86,-34 -56,-84'
  ).map(([x, y]): Point => [x! + features.turn * 6, y!])
  const d = smooth(outer) + smooth(face)
  const folds = [
    points('-86,100 -20,168 70,176 132,160'),
    points('-100,130 -30,206 80,214 160,210'),
    points('-112,160 -60,240 60,262 140,252'),
    points('84,100 60,146 -10,180'),
  ] as const
  return {
    back: fill(smooth(outer), shade),
    front:
      fill(d, cloth, 'fill-rule="evenodd"') +
      within(
        smooth(outer),
        folds.map((points) => line(smooth(points as unknown as Point[], false), shade, 6, 'opacity="0.6"')).join('') +
          line(smooth(points('-92,-60 -50,-128 20,-144'), false), light, 14, 'opacity="0.45"')
      ) +
      line(smooth(face), shade, 5, 'opacity="0.7"'),
  }
}

/** A turban as Sikhs wear it. */
const turban: Style = (features) => {
  const cloth = clothOf(features)
  const [shade, light] = [darker(cloth, 0.26), lighter(cloth, 0.25)]
  const d = smooth(
    points('-106,-36 -124,-100 -92,-168 -20,-196 50,-190 108,-150 124,-88 106,-36 60,-78 0,-104 -60,-78'),
    true,
    0.95
  )
  const folds: Point[][] = [
    points('-110,-50 -40,-128 30,-150 110,-120'),
    points('-116,-80 -40,-158 40,-176'),
    points('108,-50 50,-108 -20,-128'),
    points('116,-78 60,-136 -10,-150'),
    points('-100,-40 -40,-100 0,-110'),
  ]
  return {
    front:
      fill(d, cloth) +
      within(
        d,
        folds.map((points) => line(smooth(points, false), shade, 4.5, 'opacity="0.65"')).join('') +
          line(smooth(points('-96,-110 -60,-160 0,-180'), false), light, 15, 'opacity="0.4"')
      ),
  }
}

export const COVERED_HAIR = { hijab, turban }
