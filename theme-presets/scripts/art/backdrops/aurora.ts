import { arc } from '../paths.ts'
import { random } from '../noise.ts'
import { box, dot, fill, line } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'
import { hills, sky, sprays } from './landscape.ts'
import { bunting, houses } from './town.ts'

export const BRIGHT = ['#ff5a7a', '#ff9a3c', '#ffd23f', '#35c48b', '#29b6e8', '#7a4fe0', '#e052c0'] as const

/** Arches within each other, in all colours. */
export const rainbow = (x: number, y: number, radius: number, width: number) =>
  BRIGHT.map((colour, index) => dot(x, y, radius - index * width, colour))

const rays = (x: number, y: number, colours: readonly string[]) =>
  arc([x, y], 1700, 1700, 0, 345, 24)
    .map(([px, py], index, all) =>
      fill(`M${x} ${y}L${px} ${py}L${all[(index + 1) % 24]!.join(' ')}Z`, colours[index % colours.length]!)
    )
    .join('')

function confetti(width: number, height: number, seed: number): string {
  const next = random(seed)
  return Array.from({ length: 60 }, (_, index) =>
    box(
      next() * width,
      next() * height,
      15 + next() * 22,
      15 + next() * 12,
      BRIGHT[index % 7]!,
      3,
      `transform="rotate(${next() * 40})"`
    )
  ).join('')
}

export const AURORA: readonly Backdrop[] = [
  (size) => [
    box(0, 0, size.width, size.height, '#7b5be6'),
    rays(540, 620, ['#6a48dc', '#8f74f0']),
    dot(540, 560, 420, '#ffd23f'),
  ],
  (size) => [
    box(0, 0, size.width, size.height, '#c9f1f7'),
    ...rainbow(540, 900, 780, 84),
    dot(540, 900, 190, '#c9f1f7'),
  ],
  (size, seed) => [
    sky(size, '#ffd0e6', '#ffe6c2'),
    dot(830, 260, 130, '#ffd23f'),
    houses(size, 980, ['#ff6f91', '#29b6e8', '#ffb03f', '#7a4fe0', '#35c48b'], seed, 680),
  ],
  (size, seed) => [
    box(0, 0, size.width, size.height, '#2f2a80'),
    hills(size, 420, '#4b3fb5', seed, 120),
    hills(size, 620, '#7a4fe0', seed + 1, 120),
    hills(size, 800, '#e052c0', seed + 2, 120),
    hills(size, 980, '#ff7a8a', seed + 3, 100),
    dot(800, 230, 110, '#ffe27a'),
  ],
  (size, seed) => [
    box(0, 0, size.width, size.height, '#8fe3f2'),
    dot(230, 250, 140, '#ffd23f'),
    hills(size, 680, '#35b8dc', seed, 30),
    hills(size, 800, '#2797d6', seed + 1, 30),
    hills(size, 960, '#ffe0a0', seed + 2, 40),
  ],
  (size, seed) => [
    box(0, 0, size.width, size.height, '#ffe9f2'),
    confetti(size.width, size.height, seed),
    bunting(size, 90, BRIGHT),
    bunting(size, 250, BRIGHT.toReversed(), 90),
  ],
  (size, seed) => [
    box(0, 0, size.width, size.height, '#35c4b0'),
    sprays([-20, 1250], -60, '#1f8f86', seed, 6, 760),
    sprays([1100, 1250], -120, '#7ae0c4', seed + 1, 6, 760),
    line('M0 0', '#ffffff', 1),
    dot(800, 280, 170, '#ff8ab0'),
  ],
]
