import { darker, lighter } from '../colours.ts'
import { clothOf, worn } from '../clothes/wear.ts'
import { hairdo } from '../hair/hair.ts'
import { hatOf } from '../hair/hats.ts'
import type { Layer, Stuff } from '../layer.ts'
import { type Held, PROPS } from '../props/props.ts'
import { dot, moved } from '../svg.ts'
import { beard } from './beard.ts'
import { bust } from './body.ts'
import { eyes } from './eyes.ts'
import { eyewear } from './eyewear.ts'
import { type Features, featuresOf } from './features.ts'
import { head } from './head.ts'
import { mouth } from './mouth.ts'
import type { Person } from './person.ts'
import { wheelchair } from './wheelchair.ts'

/** Where the middle of the eyes is, and how large the person is; half a face is 100 wide before that. */
export interface Place {
  x: number
  y: number
  scale: number
}

/** One person as layers, from the back to the front. */
export function figure(person: Person, { x, y, scale }: Place): Layer[] {
  const features = featuresOf(person)
  const hair = hairdo(features)
  const held = holding(features)
  const lean = (svg: string) => `<g transform="rotate(${person.lean ?? 0} 0 130)">${svg}</g>`
  const parts: readonly (readonly [Stuff, string])[] = [
    ['prop', person.wheelchair ? wheelchair(features) : ''],
    ['prop', held.back ?? ''],
    ['hair', hair.back ? lean(hair.back) : ''],
    ['skin', bust(features)],
    ['cloth', worn(features)],
    ['skin', lean(head(features))],
    ['hair', person.beard ? lean(beard(features)) : ''],
    ['marks', lean(freckles(features) + mouth(features) + eyes(features) + eyewear(features))],
    [person.hair === 'hijab' || person.hair === 'turban' ? 'cloth' : 'hair', hair.front ? lean(hair.front) : ''],
    [
      'cloth',
      person.hat ? lean(hatOf(person.hat, person.hat === 'straw' ? '#e6cd92' : (person.cloth2 ?? person.cloth))) : '',
    ],
    ['prop', held.front ?? ''],
  ]
  return parts.filter(([, svg]) => svg).map(([stuff, svg]) => ({ stuff, svg: moved(svg, x, y, 0, scale) }))
}

function holding(features: Features): Held {
  const { prop, propColour = '#c8553d', wear } = features.person
  if (!prop) {
    return {}
  }
  const cloth = clothOf(features)
  const isBare = wear === 'straps' || wear === 'gown' || wear === 'pearls' || wear === 'evening'
  const isShirt = wear === 'apron' || wear === 'dungarees' || wear === 'clubScarf'
  const sleeve = isBare ? features.skin : isShirt ? cloth.second : cloth.main
  const sleeveShade = isBare ? features.skinShade : isShirt ? cloth.secondShade : cloth.shade
  return PROPS[prop](features, {
    main: propColour,
    shade: darker(propColour, 0.28),
    light: lighter(propColour, 0.4),
    sleeve,
    sleeveShade,
  })
}

function freckles({ person, fx, skinShade }: Features): string {
  if (!person.freckles) {
    return ''
  }
  return [-66, -56, -46, -38, -26, 26, 38, 46, 56, 66]
    .map((x, index) => dot(fx(x), 34 + ((index * 37) % 17), 2.3, skinShade, 'opacity="0.9"'))
    .join('')
}
