import { arc, smooth, points } from '../paths.ts'
import { grip, palm } from '../people/hands.ts'
import { box, dot, fill, line, moved, oval } from '../svg.ts'
import { arm } from '../people/hands.ts'
import { shoulders } from '../people/body.ts'
import { bent } from './table.ts'
import type { Holding } from './props.ts'

const bicycle: Holding = (features, colours) => {
  const bar =
    line(smooth(points('-226,470 -170,436 -70,440 0,452 70,440 170,436 226,470'), false), '#4a4450', 17) +
    line(
      smooth(
        [
          [-226, 470],
          [-170, 436],
        ],
        false
      ),
      '#2c2630',
      25
    ) +
    line(
      smooth(
        [
          [170, 436],
          [226, 470],
        ],
        false
      ),
      '#2c2630',
      25
    )
  const frame =
    line('M0 452V640', colours.main, 22) +
    dot(0, 498, 34, '#f7e7b4', `stroke="#4a4450" stroke-width="7"`) +
    dot(-9, 490, 9, '#ffffff', 'opacity="0.8"') +
    dot(104, 424, 17, '#c9c4cd', 'stroke="#4a4450" stroke-width="3"')
  const basket =
    box(-96, 536, 192, 110, '#b98a55', 14) +
    [556, 580, 604].map((y) => line(`M-90 ${y}H90`, '#8c6238', 4, 'stroke-dasharray="16 8"')).join('')
  return {
    front:
      bent(features, colours, [184, 440]) +
      bent(features, colours, [-184, 440], -1) +
      frame +
      basket +
      bar +
      grip(features, [196, 446], 60, false, 0.8) +
      grip(features, [-196, 446], -60, true, 0.8),
  }
}

const camera: Holding = (features, colours) => {
  const body =
    box(-92, -58, 184, 122, '#2f2a35', 16) +
    box(-92, -30, 184, 62, colours.main, 0) +
    box(-36, -78, 72, 28, '#2f2a35', 8) +
    dot(0, 4, 52, '#1d1920') +
    dot(0, 4, 42, '#4a4352') +
    dot(0, 4, 29, '#1c2836') +
    dot(-11, -8, 9, '#b9d4e6', 'opacity="0.8"') +
    box(52, -72, 28, 16, '#8d8596', 5)
  const strap =
    line(smooth(points('-84,384 -120,280 -84,178'), false), '#4b3a35', 12) +
    line(smooth(points('84,384 120,280 84,178'), false), '#4b3a35', 12)
  return {
    front:
      strap +
      bent(features, colours, [96, 424]) +
      bent(features, colours, [-96, 424], -1) +
      moved(body, 0, 424) +
      grip(features, [102, 430], 0, false, 0.88) +
      grip(features, [-102, 430], 0, true, 0.88),
  }
}

const football: Holding = (features, colours) => {
  const ball =
    dot(0, 0, 110, '#f8f3ea') +
    dot(0, 0, 110, 'none', 'stroke="#3a3038" stroke-width="3"') +
    fill('M0 -34L33 -10L20 28H-20L-33 -10Z', '#3a3038') +
    arc([0, 0], 98, 98, -90, 198, 5)
      .map(([x, y]) => dot(x, y, 26, '#3a3038'))
      .join('') +
    points('0,-34 33,-10 20,28 -20,28 -33,-10')
      .map(([x, y]) => line(`M${x} ${y}L${x! * 2.3} ${y! * 2.3}`, '#3a3038', 3.4))
      .join('') +
    fill(smooth(arc([0, 0], 108, 108, -40, 80, 8).concat(arc([0, 0], 70, 96, 70, -30, 6))), '#6b5a66', 'opacity="0.25"')
  return { front: bent(features, colours, [92, 480]) + moved(ball, -10, 470) + grip(features, [88, 486], 0) }
}

/** A raised hand. */
const waving: Holding = (features, colours) => {
  const side = features.turn > 0 ? 1 : -1
  const wide = shoulders(features)
  const sleeve = arm(
    [
      [side * (wide - 6), 400],
      [side * (wide + 30), 430],
      [side * (wide + 26), 330],
      [side * (wide + 8), 236],
    ],
    colours.sleeve,
    colours.sleeveShade,
    80
  )
  return { front: sleeve + palm(features, [side * (wide + 2), 150], side * 8, side > 0, 1) }
}

const brush: Holding = (features, colours) => {
  const palette =
    fill(smooth(points('-160,20 -110,-74 10,-94 110,-60 130,20 60,76 -10,60 -50,96 -120,84')), '#c99a68') +
    ['#d9503f', '#efb93f', '#4f8a8a', '#6a5aa8', '#f4ede0']
      .map((colour, index) => oval(-96 + index * 44, -28 - Math.sin(index * 0.8) * 26, 23, 17, colour))
      .join('') +
    oval(62, 26, 20, 15, '#8a5f3b')
  const tool = line('M0 40L34 -150', '#8a5f3b', 10) + fill('M28 -148L42 -146L54 -190Q44 -216 36 -188Z', colours.main)
  return {
    front:
      moved(palette, -70, 470, -6) +
      bent(features, colours, [-20, 500], -1) +
      bent(features, colours, [116, 330]) +
      moved(tool, 104, 340, 6) +
      grip(features, [116, 336], -10, false, 0.86),
  }
}

const paddle: Holding = (features, colours) => ({
  back: moved(
    oval(0, -140, 74, 96, colours.main, `stroke="${colours.shade}" stroke-width="12"`) +
      [-44, -22, 0, 22, 44].map((x) => line(`M${x} -222V-60`, '#fff8ea', 2.4, 'opacity="0.7"')).join('') +
      [-200, -170, -140, -110, -80].map((y) => line(`M-66 ${y}H66`, '#fff8ea', 2.4, 'opacity="0.7"')).join('') +
      box(-12, -44, 24, 190, '#5b4636', 10),
    218,
    230,
    24
  ),
  front: bent(features, colours, [160, 400]) + grip(features, [166, 372], 20, false, 0.9),
})

export const SPORTS = { bicycle, camera, football, waving, brush, paddle }
