import { mixColours } from '../mix_colours.ts'
import type { Scene } from './scene.ts'

const FROND = 'M0 0C60 -90 70 -250 10 -400C-40 -250 -50 -100 0 0Z'

export const studioScene: Scene = (random, { light, shapes, sky }) => {
  const x = random.between(300, 660)
  const half = random.between(270, 360)
  const top = random.between(190, 300)
  const arch = random.chance(0.6)
    ? `<path d="M${x - half} 1300V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V1300Z" fill="${mixColours(shapes[1], sky[1], 0.25)}"/>`
    : `<circle cx="${x}" cy="${top + half}" r="${half * 1.08}" fill="${mixColours(shapes[1], sky[1], 0.2)}"/>`
  const slant = random.between(150, 320)
  const window = [0, 1, 2].map(
    (pane) => `<path d="M${-120 + pane * 210} -20l150 0l${slant} 1300l-150 0Z" fill="${light}" fill-opacity=".2"/>`
  )
  const side = random.chance(0.5) ? random.between(20, 130) : random.between(830, 940)
  const plant = random.chance(0.65)
    ? [-52, -30, -8, 16, 38, 58].map(
        (turn, at) =>
          `<path d="${FROND}" transform="translate(${side} 1230) rotate(${turn + random.between(-6, 6)}) scale(${random.between(1.15, 1.75).toFixed(2)})" fill="${mixColours(shapes[2 + (at % 2)] as string, shapes[1], random.between(0, 0.5))}"/>`
      )
    : []
  return {
    soft: `<ellipse cx="${960 - x}" cy="260" rx="430" ry="360" fill="${light}" fill-opacity=".5"/>`,
    clear: arch + window.join('') + plant.join(''),
  }
}
