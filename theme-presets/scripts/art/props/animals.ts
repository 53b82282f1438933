import { type Point, smooth, points } from '../paths.ts'
import { grip } from '../people/hands.ts'
import { dot, fill, line, moved, oval } from '../svg.ts'
import { bent } from './table.ts'
import type { Holding, PropColours } from './props.ts'

function dogHead({ main, shade, light }: PropColours): string {
  const head = smooth(points('0,-84 58,-66 74,-10 58,42 36,76 0,88 -36,76 -58,42 -74,-10 -58,-66'))
  const ear = (side: 1 | -1) =>
    fill(
      smooth([
        [side * 50, -72],
        [side * 92, -60],
        [side * 108, 6],
        [side * 92, 54],
        [side * 68, 34],
        [side * 62, -16],
      ]),
      shade
    )
  const eye = (side: 1 | -1) => dot(side * 30, -12, 10, '#2a1b16') + dot(side * 30 - 3, -16, 3.2, '#ffffff')
  return (
    fill(head, main) +
    fill(smooth(points('-16,-82 16,-82 20,-10 44,30 34,72 0,86 -34,72 -44,30 -20,-10')), light) +
    ear(-1) +
    ear(1) +
    eye(-1) +
    eye(1) +
    oval(0, 24, 19, 14, '#2a1b16') +
    oval(-5, 20, 5, 3, '#ffffff', 'opacity="0.5"') +
    line('M0 38V52M0 52Q-16 66 -28 54M0 52Q16 66 28 54', '#4a2d22', 3.4) +
    fill(smooth(points('-11,60 11,60 9,82 -9,82')), '#d9697a')
  )
}

const dog: Holding = (features, colours) => {
  const body = smooth(points('-196,640 -206,480 -176,410 -70,420 -20,500 -10,640'))
  return {
    front:
      fill(body, colours.main) +
      fill(smooth(points('-130,470 -92,476 -70,560 -84,640 -140,640 -150,560')), colours.light) +
      moved(dogHead(colours), -112, 384, -6, 1.08) +
      bent(features, colours, [-10, 520]) +
      grip(features, [-14, 520], 6, false, 1),
  }
}

const cat: Holding = (features, colours) => {
  const { main, shade, light } = colours
  const head = smooth(points('-62,-20 -66,-84 -28,-54 28,-54 66,-84 62,-20 58,24 0,56 -58,24'), true, 0.7)
  const eye = (side: 1 | -1) =>
    fill(
      smooth([
        [side * 14, 0],
        [side * 28, -10],
        [side * 42, 0],
        [side * 28, 8],
      ]),
      '#a9bd62'
    ) + oval(side * 28, -1, 4, 8, '#20171a')
  const face =
    fill(head, main) +
    [-14, 0, 14].map((x) => line(`M${x} -54V-32`, shade, 6)).join('') +
    fill(smooth(points('-26,24 0,10 26,24 16,48 -16,48')), light) +
    eye(-1) +
    eye(1) +
    fill('M-7 18H7L0 27Z', '#c66a72') +
    line('M0 27V33M0 33Q-9 40 -15 34M0 33Q9 40 15 34', '#4a2d22', 2.6) +
    [-1, 1]
      .map((side) =>
        line(`M${side * 26} 26L${side * 70} 18M${side * 26} 32L${side * 70} 36`, '#ffffff', 2, 'opacity="0.8"')
      )
      .join('')
  const body = smooth(points('-150,640 -166,500 -120,416 -20,412 40,480 60,640'))
  const stripes: Point[][] = [
    points('-160,500 -120,494 -96,506'),
    points('-160,540 -116,534 -90,548'),
    points('46,510 16,506 -4,516'),
  ]
  return {
    front:
      fill(body, main) +
      stripes.map((points) => line(smooth(points, false), shade, 9)).join('') +
      moved(face, -62, 402, 5, 1.15) +
      bent(features, colours, [34, 500]) +
      grip(features, [28, 500], 0),
  }
}

/** Sheep's wool and needles, for who knits. */
const knitting: Holding = (features, colours) => {
  const { main, shade, light } = colours
  const piece = smooth(points('-110,400 110,388 120,540 100,620 -120,620'), true, 0.5)
  const rows = Array.from({ length: 7 }, (_, row) =>
    line(
      `M-116 ${424 + row * 27}q8 12 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0`,
      row % 2 ? shade : light,
      4,
      'opacity="0.6"'
    )
  )
  const needles =
    line('M-176 336L60 414M176 322L-60 412', '#c79a62', 9) +
    dot(-176, 336, 10, '#8a4a5e') +
    dot(176, 322, 10, '#8a4a5e')
  return {
    front:
      bent(features, colours, [120, 384]) +
      bent(features, colours, [-120, 394], -1) +
      fill(piece, main) +
      rows.join('') +
      needles +
      grip(features, [112, 382], 10, false, 0.84) +
      grip(features, [-112, 392], -10, true, 0.84),
  }
}

export const ANIMALS = { dog, cat, knitting }
