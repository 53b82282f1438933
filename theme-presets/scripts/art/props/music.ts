import { arc, smooth, points } from '../paths.ts'
import { grip } from '../people/hands.ts'
import { box, dot, fill, line, moved, oval } from '../svg.ts'
import { bent } from './table.ts'
import type { Holding } from './props.ts'

const guitar: Holding = (features, colours) => {
  const { main, shade, light } = colours
  const body = smooth(points('-176,40 -120,-66 -30,-70 20,-44 70,-58 110,-20 112,40 70,70 20,56 -30,92 -120,96'))
  const strings = [-9, -3, 3, 9].map((y) => line(`M-110 ${y + 8}H340`, '#f3e3c2', 1.8, 'opacity="0.8"'))
  const instrument =
    fill(body, shade) +
    moved(fill(body, main), -4, -6) +
    oval(-16, 6, 36, 34, '#3a2017') +
    oval(-16, 6, 41, 39, 'none', `stroke="${light}" stroke-width="4"`) +
    box(16, -10, 300, 34, '#5b3826', 4) +
    box(312, -18, 66, 50, '#43281c', 8) +
    box(-132, -10, 22, 38, '#3a2017', 4) +
    strings.join('') +
    [332, 356].map((x) => dot(x, -24, 7, '#e8dcc4') + dot(x, 38, 7, '#e8dcc4')).join('')
  return {
    front:
      bent(features, colours, [214, 316]) +
      moved(instrument, -40, 430, -24) +
      grip(features, [196, 330], -24, false, 0.84) +
      bent(features, colours, [-120, 430], -1) +
      grip(features, [-112, 426], 24, true, 0.86),
  }
}

/** Headphones round the neck or over the hair. */
const headphones: Holding = (_, { main, shade, light }) => {
  const hoop = smooth(arc([0, -24], 124, 142, 190, 350, 9), false)
  const cup = (side: 1 | -1) =>
    box(side * 112 - 22, -30, 44, 84, main, 20) + box(side * 120 - 12, -22, 24, 68, shade, 12, 'opacity="0.5"')
  return { front: line(hoop, shade, 19) + line(hoop, light, 6, 'opacity="0.6"') + cup(-1) + cup(1) }
}

const record: Holding = (features, colours) => {
  const disc =
    dot(0, 0, 132, '#241b22') +
    [112, 94, 76, 58].map((radius) => dot(0, 0, radius, 'none', 'stroke="#4b3a45" stroke-width="2.4"')).join('') +
    dot(0, 0, 44, colours.main) +
    dot(0, 0, 7, '#f6ecd9') +
    line(smooth(arc([0, 0], 102, 102, 200, 250, 5), false), '#ffffff', 9, 'opacity="0.22"')
  const sleeve =
    box(-140, -140, 280, 280, colours.light, 6) +
    fill('M-140 60Q-40 -20 20 30T140 -20V140H-140Z', colours.main) +
    dot(-60, -60, 34, colours.shade)
  return {
    front:
      bent(features, colours, [118, 420]) +
      moved(disc, 30, 380, 0, 0.88) +
      moved(sleeve, -64, 430, -8, 0.9) +
      grip(features, [66, 440], 0, false, 0.92),
  }
}

const microphone: Holding = (features, colours) => ({
  front:
    bent(features, colours, [92, 290]) +
    moved(
      box(-15, 0, 30, 150, '#2d2730', 12) +
        dot(0, -18, 34, '#4d4653') +
        [-24, -8, 8].map((y) => line(`M-30 ${y - 6}Q0 ${y + 4} 30 ${y - 6}`, '#8d8596', 3, 'opacity="0.6"')).join('') +
        box(-26, 6, 52, 13, colours.main, 5),
      62,
      222,
      -14
    ) +
    grip(features, [92, 302], -14, false, 0.92),
})

export const MUSIC = { guitar, headphones, record, microphone }
