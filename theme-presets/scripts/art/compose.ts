import { BACKDROPS } from './backdrops/backdrops.ts'
import { CASTS } from './casts/casts.ts'
import type { Wear } from './clothes/wear.ts'
import { type Layer, PORTRAIT } from './layer.ts'
import type { Point } from './paths.ts'
import { shoulders } from './people/body.ts'
import { featuresOf } from './people/features.ts'
import { figure } from './people/figure.ts'
import { overShoulder } from './people/hands.ts'
import type { Person } from './people/person.ts'
import type { PresetName } from './techniques/techniques.ts'

/** One person before a backdrop of the preset. */
export function portrait(preset: PresetName, sex: Person['sex'], place: number): Layer[] {
  const person = CASTS[preset][sex][place]!
  const tall = person.hair === 'topKnot' || person.hair === 'afro' || person.hat || person.hair === 'turban'
  const where = person.wheelchair
    ? { y: 430, scale: 1.7 }
    : person.prop && person.prop !== 'headphones'
      ? { y: 440, scale: 1.88 }
      : { y: 476, scale: 2.06 }
  const { y, scale } = tall ? { y: where.y + 24, scale: where.scale * 0.96 } : where
  const x = 540 - (person.turn ?? 0) * 26
  return [...behind(preset, place + (sex === 'man' ? 3 : 0)), ...figure(person, { x, y, scale })]
}

/** What makes a man's shoulders higher. */
const PADDED: ReadonlySet<Wear> = new Set(['cardigan', 'jacket', 'blazer', 'suit', 'bowTie', 'tie'])

/** Two people close to each other, one's hand on the other's shoulder. */
export function pair(preset: PresetName, place: number): Layer[] {
  const [left, right] = CASTS[preset].pair[place]!
  const height = (person: Person) => 480 + (person.sex === 'woman' ? 46 : 0)
  const behindThem = figure(right, { x: 758, y: height(right), scale: 1.62 })
  const before = figure(left, { x: 326, y: height(left) + 30, scale: 1.62 })
  const shoulder = shoulders(featuresOf(left))
  const edge = left.sex === 'man' && PADDED.has(left.wear) ? 182 : 200
  const at: Point = [326 - shoulder * 0.66 * 1.62, height(left) + 30 + edge * 1.62]
  const { back, fingers } = overShoulder(featuresOf(right), at, -20, 1.3)
  // Before the hair behind the one it is laid on, behind their shoulder.
  const body = before.findIndex(({ stuff }) => stuff === 'skin')
  return [
    ...behind(preset, place * 2 + 1),
    ...behindThem,
    ...before.toSpliced(body, 0, { stuff: 'skin', svg: back }),
    { stuff: 'skin', svg: fingers },
  ]
}

/** The backdrop of a portrait. */
export function behind(preset: PresetName, place: number): Layer[] {
  const backdrops = BACKDROPS[preset]
  const layers = backdrops[place % backdrops.length]!(PORTRAIT, place + 2)
  return layers.map((svg): Layer => ({ stuff: 'backdrop', svg, far: 16 }))
}
