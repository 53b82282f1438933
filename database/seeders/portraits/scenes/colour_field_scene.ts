import { mixColours } from '../mix_colours.ts'
import { brushStroke } from './brush_stroke.ts'
import type { Scene } from './scene.ts'

export const colourFieldScene: Scene = (random, { clothes, light, shapes, sky }) => {
  const soft = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${random.between(0, 960)}" cy="${random.between(0, 1200)}" rx="${random.between(160, 420)}" ry="${random.between(140, 320)}" fill="${random.pick([light, sky[0], shapes[0], shapes[1]])}" fill-opacity=".7"/>`
  )
  const angle = random.between(-38, 38)
  const accent = random.pick(clothes)
  const strokes = Array.from({ length: 34 }, (_, at) =>
    brushStroke(random, {
      x: random.between(-260, 720),
      y: -40 + at * 38 + random.between(-60, 60),
      length: random.between(260, 720),
      width: random.between(46, 120),
      angle: angle + random.between(-14, 14),
      colour:
        at % 11 === 5
          ? mixColours(accent, shapes[1], 0.35)
          : random.pick([light, sky[0], sky[2], shapes[0], shapes[1], shapes[2]]),
      opacity: 0.22,
    })
  )
  return { soft: soft.join(''), clear: strokes.join('') }
}
