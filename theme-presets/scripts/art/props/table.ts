import { type Point, smooth, points } from '../paths.ts'
import { arm, grip } from '../people/hands.ts'
import { shoulders } from '../people/body.ts'
import { box, fill, line, moved, oval } from '../svg.ts'
import type { Features } from '../people/features.ts'
import type { Holding, PropColours } from './props.ts'

/** The right arm, bent so that the hand is at `to`. */
export function bent(features: Features, { sleeve, sleeveShade }: PropColours, to: Point, side: 1 | -1 = 1): string {
  const wide = shoulders(features)
  const elbow: Point = [side * (wide + 24), 476]
  return arm(
    [
      [side * (wide - 20), 330],
      elbow,
      [side * (Math.abs(to[0]) + (wide - Math.abs(to[0])) * 0.6 + 14), to[1] + 70],
      [to[0] + side * 84, to[1] + 16],
    ],
    sleeve,
    sleeveShade
  )
}

const cup: Holding = (features, colours) => {
  const { main, shade, light } = colours
  const mug =
    box(6, 290, 96, 108, main, 16) +
    box(66, 290, 36, 108, shade, 16, 'opacity="0.4"') +
    oval(54, 294, 48, 11, light) +
    oval(54, 296, 41, 8, '#5c3524') +
    line('M10 316q-34 0 -32 32t34 26', main, 12)
  const steam = line(smooth(points('44,272 34,250 50,232 42,208'), false), '#ffffff', 5, 'opacity="0.5"')
  return { front: bent(features, colours, [96, 346]) + steam + mug + grip(features, [88, 350]) }
}

const book: Holding = (features, colours) => {
  const { main, shade, light } = colours
  const cover = moved(
    box(-92, -120, 184, 252, main, 7) +
      box(-92, -120, 24, 252, shade, 7, 'opacity="0.6"') +
      box(-40, -76, 104, 12, light, 4) +
      box(-40, -52, 70, 9, light, 4, 'opacity="0.8"') +
      oval(12, 40, 34, 34, light, 'opacity="0.55"') +
      box(84, -114, 10, 240, '#f6ecd9', 2),
    -30,
    400,
    -7
  )
  return { front: bent(features, colours, [58, 420]) + cover + grip(features, [48, 420], -8) }
}

const reading: Holding = (features, colours) => {
  const { main, shade } = colours
  const page = (side: 1 | -1) =>
    fill(
      smooth(
        [
          [0, 340],
          [side * 66, 322],
          [side * 142, 334],
          [side * 150, 500],
          [side * 70, 492],
          [0, 510],
        ],
        true,
        0.5
      ),
      side > 0 ? '#eadfca' : '#f8f0df'
    ) +
    [360, 384, 408, 432, 456]
      .map((y) =>
        line(`M${side * 26} ${y}Q${side * 70} ${y - 12} ${side * 122} ${y - 6}`, '#b9a78f', 3.4, 'opacity="0.7"')
      )
      .join('')
  const cover =
    fill(smooth(points('0,352 160,330 168,516 0,530 -168,516 -160,330'), true, 0.5), main) +
    line('M0 352V520', shade, 5)
  return {
    front:
      bent(features, colours, [150, 450]) +
      bent(features, colours, [-150, 450], -1) +
      cover +
      page(-1) +
      page(1) +
      grip(features, [152, 440], -4, false, 0.86) +
      grip(features, [-152, 440], 4, true, 0.86),
  }
}

const glass: Holding = (features, colours) => {
  const wine = smooth(points('16,296 20,262 92,262 96,296 56,330'), true, 0.8)
  const bowl = smooth(points('14,286 24,206 88,206 98,286 56,332'), true, 0.9)
  return {
    front:
      bent(features, colours, [74, 372]) +
      fill(bowl, '#ffffff', 'opacity="0.25"') +
      fill(wine, colours.main, 'opacity="0.92"') +
      line('M24 208Q56 216 88 208', '#ffffff', 3.4, 'opacity="0.8"') +
      line(smooth(points('28,222 24,258 30,286'), false), '#ffffff', 5, 'opacity="0.6"') +
      box(52, 328, 8, 92, '#ffffff', 3, 'opacity="0.75"') +
      grip(features, [66, 368], 0, false, 0.95),
  }
}

/** A whisk and a bowl. */
const baking: Holding = (features, colours) => {
  const { main, shade, light } = colours
  const bowl =
    fill(smooth(points('-150,388 150,388 128,500 60,560 -60,560 -128,500'), true, 0.6), main) +
    fill(smooth(points('60,388 150,388 128,500 60,560 20,560 90,480'), true, 0.6), shade, 'opacity="0.45"') +
    oval(0, 388, 152, 24, light) +
    oval(0, 390, 136, 18, '#f7e7c4')
  const spoon = line('M40 388L104 236', '#9a6a43', 14)
  return {
    front:
      bent(features, colours, [92, 290]) +
      spoon +
      grip(features, [92, 282], -6, false, 0.9) +
      bent(features, colours, [-140, 450], -1) +
      bowl +
      grip(features, [-150, 452], 20, true, 0.9),
  }
}

export const TABLE = { cup, book, reading, glass, baking }
