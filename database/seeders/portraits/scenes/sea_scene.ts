import { mixColours } from '../mix_colours.ts'
import { brushStroke } from './brush_stroke.ts'
import type { Scene } from './scene.ts'

export const seaScene: Scene = (random, { light, shapes, sky }) => {
  const horizon = random.between(470, 620)
  const x = random.between(160, 800)
  const size = random.between(70, 130)
  const strokes: string[] = []
  for (let y = horizon + 14; y < 1220; y += 26 + (y - horizon) * 0.055) {
    const near = (y - horizon) / (1200 - horizon)
    for (let part = 0; part < 3; part++) {
      const colour = part === 0 ? mixColours(sky[1], light, 0.4) : random.pick(shapes)
      strokes.push(
        brushStroke(random, {
          x: random.between(-160, 820),
          y,
          length: random.between(160, 420),
          width: 8 + near * 34,
          angle: random.between(-2, 2),
          colour,
          opacity: 0.34,
        })
      )
    }
    const reach = size * (0.5 + near * 1.3)
    strokes.push(
      brushStroke(random, {
        x: x - reach + random.between(-20, 20),
        y,
        length: reach * 2,
        width: 6 + near * 18,
        angle: 0,
        colour: light,
        opacity: 0.5,
      })
    )
  }
  return {
    soft: `<circle cx="${x}" cy="${horizon - size * 1.7}" r="${size * 2.8}" fill="${light}" fill-opacity=".55"/>`,
    clear: `<circle cx="${x}" cy="${horizon - size * 1.7}" r="${size}" fill="${light}" fill-opacity=".95"/><rect y="${horizon}" width="960" height="800" fill="${mixColours(shapes[1], sky[2], 0.45)}"/>${strokes.join('')}`,
  }
}
