import { mixColours } from '../mix_colours.ts'
import type { Scene } from './scene.ts'

const LEAF = 'M0 0C38 -42 44 -128 0 -190C-44 -128 -38 -42 0 0Z'

export const gardenScene: Scene = (random, { clothes, light, shapes }) => {
  const soft = Array.from(
    { length: 16 },
    () =>
      `<circle cx="${random.between(0, 960)}" cy="${random.between(0, 1200)}" r="${random.between(60, 190)}" fill="${random.pick([light, light, ...shapes.slice(0, 2)])}" fill-opacity="${random.between(0.25, 0.6)}"/>`
  )
  const blossom = random.pick(clothes.slice(1))
  const branches = Array.from({ length: 7 }, (_, at) => {
    const left = at % 2 === 0
    const scale = random.between(0.85, 1.7)
    const colour = mixColours(shapes[1 + (at % 3)] as string, shapes[0], random.between(0, 0.35))
    const leaves = Array.from(
      { length: 7 },
      (_, leaf) =>
        `<path d="${LEAF}" fill="${mixColours(colour, light, random.between(0, 0.22))}" transform="translate(0 ${-leaf * 74}) rotate(${leaf % 2 ? 58 : -58}) scale(${(0.92 - leaf * 0.06).toFixed(2)})"/>`
    )
    const flower =
      at % 3 === 0
        ? `<g transform="translate(0 -540)">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="0" cy="-34" rx="22" ry="36" fill="${blossom}" transform="rotate(${turn})"/>`).join('')}<circle r="15" fill="${light}"/></g>`
        : ''
    const turn = left ? random.between(18, 62) : random.between(-62, -18)
    return `<g transform="translate(${left ? random.between(-60, 60) : random.between(900, 1020)} ${180 + at * 165 + random.between(-40, 40)}) rotate(${turn}) scale(${scale.toFixed(2)})"><path d="M0 20V-500" stroke="${colour}" stroke-width="9" fill="none"/>${leaves.join('')}${flower}</g>`
  })
  return { soft: soft.join(''), clear: branches.join('') }
}
