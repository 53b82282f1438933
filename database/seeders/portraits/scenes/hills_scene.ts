import { mixColours } from '../mix_colours.ts'
import { ridge } from './ridge.ts'
import type { Scene } from './scene.ts'

export const hillsScene: Scene = (random, { light, shapes, sky }) => {
  const x = random.between(140, 820)
  const y = random.between(200, 420)
  const size = random.between(90, 170)
  const horizon = random.between(520, 680)
  const hills = shapes.map((colour, depth) => {
    const path = ridge(random, horizon + depth * random.between(110, 150), 130 - depth * 12, 3 - Math.floor(depth / 2))
    return `<path d="${path}" fill="${mixColours(colour, sky[2], 0.35 - depth * 0.1)}"/>`
  })
  return {
    soft: `<circle cx="${x}" cy="${y}" r="${size * 2.6}" fill="${light}" fill-opacity=".38"/><circle cx="${x}" cy="${y}" r="${size * 1.6}" fill="${light}" fill-opacity=".5"/>`,
    clear: `<circle cx="${x}" cy="${y}" r="${size}" fill="${light}" fill-opacity=".9"/>${hills.join('')}`,
  }
}
