import { type Point, smooth, points } from '../paths.ts'
import { fill, line, moved } from '../svg.ts'
import type { Features } from './features.ts'

/** A hand whose four fingers wrap round something to their left; they are drawn level, one below the other. */
export function grip(
  { skin, skinShade, skinLine, skinLight, isWoman, worn, person }: Features,
  at: Point,
  turn = 0,
  flip = false,
  scale = 1
): string {
  const size = (isWoman ? 0.92 : 1.06) * scale
  const back = smooth(points('22,-34 62,-40 92,-24 98,20 76,46 28,44'))
  const finger = (y: number, tip: number) =>
    `<rect x="${tip}" y="${y}" width="${56 - tip}" height="23" rx="11.5" fill="${skin}"/>` +
    line(`M${tip + 6} ${y + 22}H44`, skinLine, 2, 'opacity="0.45"') +
    `<rect x="${tip + 3}" y="${y + 5}" width="12" height="11" rx="5.5" fill="${person.lipstick ?? skinLight}" opacity="0.8"/>`
  const fingers = finger(-38, -22) + finger(-17, -32) + finger(4, -31) + finger(24, -20)
  const veins = worn > 0.4 ? line('M52 -22Q66 -12 84 -14M54 8Q68 6 86 10', skinShade, 3, `opacity="${worn * 0.7}"`) : ''
  return moved(
    fill(back, skin) + fill(smooth(points('60,46 92,30 98,-10 84,20')), skinShade, 'opacity="0.6"') + veins + fingers,
    at[0],
    at[1],
    turn,
    size,
    flip
  )
}

/** A hand laid flat, its fingers upwards, as on a cheek or a shoulder. */
export function palm(
  { skin, skinLine, skinShade, isWoman, skinLight }: Features,
  at: Point,
  turn = 0,
  flip = false,
  scale = 1
): string {
  const size = (isWoman ? 0.92 : 1.06) * scale
  const finger = (x: number, top: number, lean: number) =>
    moved(
      `<rect x="-11" y="${top}" width="22" height="${-top + 14}" rx="11" fill="${skin}"/>` +
        line(`M10 ${top + 16}V4`, skinLine, 2, 'opacity="0.4"') +
        `<rect x="-6" y="${top + 4}" width="12" height="14" rx="6" fill="${skinLight}" opacity="0.7"/>`,
      x,
      -30,
      lean
    )
  const hand = smooth(points('-42,-34 0,-44 42,-32 46,20 30,70 -26,72 -44,24'))
  const thumb = moved(
    `<rect x="-12" y="-58" width="24" height="70" rx="12" fill="${skin}"/>` +
      line('M10 -40V0', skinLine, 2, 'opacity="0.4"'),
    -42,
    20,
    -38
  )
  return moved(
    thumb +
      finger(-31, -58, -7) +
      finger(-10, -72, -2) +
      finger(12, -68, 3) +
      finger(33, -50, 9) +
      fill(hand, skin) +
      fill(smooth(points('20,-20 44,-20 46,20 28,70 6,70 30,20')), skinShade, 'opacity="0.45"'),
    at[0],
    at[1],
    turn,
    size,
    flip
  )
}

/** A hand laid over a shoulder from behind, whose edge is at `at`: its back goes behind the shoulder, its fingers before it. */
export function overShoulder(
  { skin, skinLine, skinLight, isWoman }: Features,
  at: Point,
  turn: number,
  scale: number
): { back: string; fingers: string } {
  const finger = (x: number, top: number, long: number) =>
    moved(
      `<rect x="-11" y="${top}" width="22" height="${long - top}" rx="11" fill="${skin}"/>` +
        line(`M11 ${top + 16}V${long - 12}`, skinLine, 2, 'opacity="0.45"') +
        `<rect x="-6" y="${long - 19}" width="12" height="14" rx="6" fill="${skinLight}" opacity="0.7"/>`,
      x,
      0,
      x * 0.2
    )
  const placed = (svg: string) => moved(svg, at[0], at[1], turn, (isWoman ? 0.92 : 1.06) * scale)
  return {
    back: placed(fill(smooth(points('-44,-14 -26,-27 0,-31 26,-27 44,-14 46,40 -46,40')), skin)),
    fingers: placed(finger(33, -16, 46) + finger(11, -22, 60) + finger(-11, -22, 62) + finger(-33, -16, 50)),
  }
}

/** A sleeved arm along the points, up to the hand. */
export function arm(along: readonly Point[], colour: string, shade: string, width = 92): string {
  const d = smooth(along, false)
  return line(d, shade, width + 6, 'opacity="0.55"') + line(d, colour, width)
}
