import { mix } from '../colours.ts'
import { type Point, smooth } from '../paths.ts'
import { fill, line, within } from '../svg.ts'
import { faceShape } from './head.ts'
import type { Features } from './features.ts'

export type Beard = 'stubble' | 'short' | 'full' | 'moustache' | 'goatee'

/** Drawn before the mouth, which keeps free of it. */
export function beard(features: Features): string {
  const { person, fx, hair, skin, hairShade, hairLight } = features
  if (!person.beard) {
    return ''
  }
  const lips = (): Point[] => [
    [fx(-33, 1.15), 76],
    [fx(0, 1.15), 74],
    [fx(33, 1.15), 76],
    [fx(25, 1.15), 93],
    [fx(0, 1.15), 99],
    [fx(-25, 1.15), 93],
  ]
  const area = (deep: number, cheek: number): Point[] => [
    [-101, -10],
    [-94, cheek - 20],
    [fx(-62), cheek + 6],
    [fx(-38, 1.1), 62],
    [fx(-14, 1.2), 59],
    [fx(14, 1.2), 59],
    [fx(38, 1.1), 62],
    [fx(62), cheek + 6],
    [94, cheek - 20],
    [101, -10],
    [100, 60],
    [76, 112 + deep * 0.5],
    [36, 134 + deep],
    [0, 140 + deep],
    [-36, 134 + deep],
    [-76, 112 + deep * 0.5],
    [-100, 60],
  ]
  const strands = () =>
    [-60, -36, -12, 12, 36, 60]
      .map((x) =>
        line(
          smooth(
            [
              [x * 0.96, 104],
              [x, 124],
              [x * 0.9, 146],
            ],
            false
          ),
          x < 0 ? hairLight : hairShade,
          2.8,
          'opacity="0.4"'
        )
      )
      .join('')
  const around = (deep: number, cheek: number, opacity: number) => {
    const shape = smooth(area(deep, cheek), true, 0.9)
    return (
      fill(shape + smooth(lips()), hair, `fill-rule="evenodd" opacity="${opacity}"`) +
      (deep > 4 ? within(shape, strands()) : '')
    )
  }
  if (person.beard === 'stubble') {
    const shape = smooth(area(0, 44), true, 0.9)
    return within(
      faceShape(features),
      fill(shape + smooth(lips()), mix(hair, skin, 0.35), 'fill-rule="evenodd" opacity="0.34"')
    )
  }
  if (person.beard === 'short') {
    return within(faceShape(features), around(0, 46, 0.9))
  }
  if (person.beard === 'full') {
    return around(24, 38, 1)
  }
  const tache = smooth([
    [fx(-44, 1.1), 80],
    [fx(-30, 1.15), 64],
    [fx(-6, 1.2), 58],
    [fx(6, 1.2), 58],
    [fx(30, 1.15), 64],
    [fx(44, 1.1), 80],
    [fx(22, 1.15), 75],
    [fx(0, 1.2), 71],
    [fx(-22, 1.15), 75],
  ])
  const hairs = within(
    tache,
    [-30, -16, 16, 30]
      .map((x) => line(`M${fx(x * 0.5, 1.2)} 60L${fx(x * 1.2, 1.1)} 80`, hairLight, 2.4, 'opacity="0.45"'))
      .join('')
  )
  if (person.beard === 'moustache') {
    return fill(tache, hair) + hairs
  }
  const tuft = smooth([
    [fx(-28, 1.15), 104],
    [fx(0, 1.15), 100],
    [fx(28, 1.15), 104],
    [fx(26, 1), 126],
    [0, 144],
    [fx(-26, 1), 126],
  ])
  return fill(tache, hair) + hairs + fill(tuft, hair) + within(tuft, strands())
}
