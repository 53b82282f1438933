import { mirrored, type Point, smooth, taper } from '../paths.ts'
import { fill, glow, line, within } from '../svg.ts'
import type { Features } from './features.ts'

/** Half the width of the shoulders. */
export function shoulders({ isWoman, build }: Features): number {
  return (isWoman ? 168 : 202) + build * (isWoman ? 52 : 44)
}

/** The outline of shoulders and chest, down past the picture's edge. */
export function torso(features: Features, ease = 0): Point[] {
  const wide = shoulders(features) + ease
  return mirrored([
    [0, 176],
    [54, 168],
    [96, 190 - ease * 0.5],
    [wide * 0.78, 214 - ease * 0.9],
    [wide, 262],
    [wide + 18 + features.build * 14, 360],
    [wide + 30 + features.build * 20, 560],
    [0, 620],
  ])
}

/** Neck and bare chest, which what is worn leaves free. */
export function bust(features: Features): string {
  const { skin, skinShade, skinLight, skinLine, isWoman, worn, build, turn } = features
  const wide = (isWoman ? 44 : 58) + build * 14
  const neck = smooth(
    mirrored([
      [0, 60],
      [wide, 60],
      [wide - 2, 120],
      [wide + 6, 160],
      [wide + 60, 196],
      [0, 240],
    ])
  )
  const body = smooth(torso(features))
  const shadow = smooth([
    [-wide - 20, 70],
    [-wide - 6, 118],
    [turn * 14 - 6, 168],
    [wide * 0.6, 176],
    [wide + 24, 200],
    [wide + 30, 70],
  ])
  const collarbone = (side: 1 | -1) =>
    line(
      smooth(
        [
          [side * 20, 208],
          [side * 60, 200],
          [side * 112, 210],
        ],
        false
      ),
      skinShade,
      4,
      'opacity="0.6"'
    )
  const rings =
    worn > 0.35
      ? [138, 154, 168].slice(0, worn > 0.7 ? 3 : 2).map((y, index) =>
          fill(
            taper(
              [
                [-wide * 0.66 + index * 6, y - 4],
                [-4, y + 7],
                [wide * 0.5, y - 3],
              ],
              1.8
            ),
            skinLine,
            `opacity="${worn * 0.55}"`
          )
        )
      : []
  const cords =
    worn > 0.5
      ? [-1, 1].map((side) =>
          line(
            smooth(
              [
                [side * wide * 0.5, 132],
                [side * wide * 0.34, 176],
                [side * 16, 204],
              ],
              false
            ),
            skinShade,
            4,
            `opacity="${worn * 0.6}"`
          )
        )
      : []
  return (
    fill(body, skin) +
    fill(neck, skin) +
    within(neck, fill(shadow, skinShade, 'opacity="0.85"')) +
    glow(-60, 226, 90, 40, skinLight, 0.35) +
    collarbone(-1) +
    collarbone(1) +
    rings.join('') +
    cords.join('')
  )
}
