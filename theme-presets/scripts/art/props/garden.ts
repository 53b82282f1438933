import { arc, type Point, smooth, points } from '../paths.ts'
import { grip } from '../people/hands.ts'
import { darker, lighter } from '../colours.ts'
import { box, dot, fill, line, moved, oval } from '../svg.ts'
import { bent } from './table.ts'
import type { Holding } from './props.ts'

export function leaf(from: Point, to: Point, wide: number, colour: string): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / length) * wide, (dx / length) * wide]
  const [mx, my] = [from[0] + dx * 0.45, from[1] + dy * 0.45]
  return (
    fill(`M${from.join(' ')}Q${mx + nx} ${my + ny} ${to.join(' ')}Q${mx - nx} ${my - ny} ${from.join(' ')}Z`, colour) +
    line(`M${from.join(' ')}L${to.join(' ')}`, darker(colour, 0.2), 2.2, 'opacity="0.6"')
  )
}

export function blossom(x: number, y: number, size: number, colour: string, heart: string): string {
  const petals = arc([x, y], size * 0.62, size * 0.62, 0, 288, 5).map(([px, py]) => dot(px, py, size * 0.46, colour))
  return (
    petals.join('') +
    arc([x, y], size * 0.4, size * 0.4, 36, 324, 5)
      .map(([px, py]) => dot(px, py, size * 0.24, lighter(colour, 0.25), 'opacity="0.6"'))
      .join('') +
    dot(x, y, size * 0.28, heart)
  )
}

const plant: Holding = (features, colours) => {
  const green = '#4f8a5a'
  const leaves = points('-70,196 -20,150 44,168 94,226 -96,262 8,214')
  const pot =
    fill('M-62 344H74L56 470H-44Z', colours.main) +
    fill('M30 344H74L56 470H20Z', colours.shade, 'opacity="0.4"') +
    box(-70, 330, 152, 32, colours.light, 8)
  return {
    front:
      bent(features, colours, [76, 424]) +
      leaves
        .map(
          ([x, y], index) =>
            line(`M6 338Q${x * 0.3} 280 ${x} ${y + 30}`, '#3d6e48', 4) +
            leaf([x * 0.6 + 2, y + 76], [x, y], 26, index % 2 ? green : lighter(green, 0.2))
        )
        .join('') +
      pot +
      grip(features, [66, 420], 0),
  }
}

const flowers: Holding = (features, colours) => {
  const stems = points('-106,250 -50,210 10,236 64,214 -80,320 36,300 -20,288')
  const wrap =
    fill('M-130 340L84 340L22 520L-52 520Z', '#f4e7d0') +
    fill('M10 340L84 340L22 520L-10 520Z', '#d9c3a2', 'opacity="0.6"')
  const blooms = stems.map(([x, y], index) =>
    blossom(x, y, 46 + (index % 3) * 7, [colours.main, colours.light, colours.shade][index % 3]!, '#f3c65b')
  )
  const greens = stems.map(([x, y]) => leaf([-10, 400], [x * 1.25, y + 40], 22, '#5f9460'))
  return {
    front: bent(features, colours, [40, 450]) + greens.join('') + blooms.join('') + wrap + grip(features, [34, 450], 0),
  }
}

const wateringCan: Holding = (features, colours) => {
  const { main, shade, light } = colours
  const can =
    box(-80, -60, 160, 150, main, 14) +
    box(20, -60, 60, 150, shade, 14, 'opacity="0.4"') +
    oval(0, -60, 80, 14, light) +
    line('M-78 60L-190 -50', main, 26) +
    fill('M-222 -60L-176 -100L-166 -40Z', shade) +
    line(smooth(points('-40,-66 0,-132 60,-116 78,-50'), false), shade, 15)
  return {
    front: bent(features, colours, [44, 366]) + moved(can, 0, 480, -4) + grip(features, [38, 364], -8, false, 0.92),
  }
}

const basket: Holding = (features, colours) => {
  const fruits = [
    [-96, 396, '#d9503f'],
    [-40, 380, '#e9a23b'],
    [20, 384, '#c93f4f'],
    [76, 398, '#7fa650'],
    [-66, 410, '#e07a3f'],
    [44, 412, '#d9503f'],
  ] as const
  const weave = [0, 1, 2, 3].map((row) =>
    line(`M-150 ${446 + row * 34}h300`, colours.shade, 5, 'opacity="0.55" stroke-dasharray="26 12"')
  )
  return {
    front:
      bent(features, colours, [140, 448]) +
      bent(features, colours, [-140, 448], -1) +
      leaf([-20, 390], [-60, 300], 24, '#5f9460') +
      leaf([20, 390], [50, 296], 24, '#4f8a5a') +
      fruits
        .map(([x, y, colour]) => dot(x, y, 38, colour) + dot(x - 12, y - 13, 8, '#ffffff', 'opacity="0.4"'))
        .join('') +
      fill(smooth(points('-164,420 164,420 140,600 -140,600'), true, 0.4), colours.main) +
      weave.join('') +
      line('M-164 424H164', colours.light, 15) +
      grip(features, [158, 446], 0, false, 0.86) +
      grip(features, [-158, 446], 0, true, 0.86),
  }
}

export const GARDEN = { plant, flowers, wateringCan, basket }
