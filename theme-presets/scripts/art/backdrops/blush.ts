import type { Backdrop } from './backdrop.ts'
import { box, dot, fill } from '../svg.ts'
import { clouds, hills, sky, sprays, trees, flowerbed } from './landscape.ts'
import { pane, shelves } from './room.ts'
import { awning, houses } from './town.ts'

const PINKS = ['#eeb0a8', '#f3cdb4', '#d98f9c', '#f0ddc4', '#b98fb0'] as const

export const BLUSH: readonly Backdrop[] = [
  (size, seed) => [
    sky(size, '#f9dcd0', '#fbeadb'),
    dot(size.width * 0.72, 330, 210, '#fbf0df'),
    hills(size, 690, '#e9b9ac', seed, 50),
    hills(size, 860, '#cf8f94', seed + 1, 50),
  ],
  (size, seed) => [sky(size, '#f6e3d3', '#f4cfc2'), houses(size, 900, PINKS, seed, 760)],
  (size, seed) => [
    sky(size, '#e9c4bb', '#f3d8cb'),
    fill(`M160 1350V520a380 380 0 0 1 760 0V1350Z`, '#f8e6d6'),
    sprays([60, 1200], -70, '#8f9c78', seed, 4, 620),
    sprays([1040, 1240], -112, '#a3a986', seed + 2, 4, 560),
  ],
  (size, seed) => [
    box(0, 0, size.width, size.height, '#d9a3a3'),
    pane(230, 90, 640, 800, '#f8ecdf', '#cfdfe2', clouds(size, 300, '#ffffff', seed, 3)),
    flowerbed(size, 1010, ['#d6496f', '#f2b545', '#fbeee0'], '#6f8d62', seed, 260, 26),
  ],
  (size, seed) => [
    box(0, 0, size.width, size.height, '#edd0bd'),
    shelves(60, 260, 960, 5, ['#c4566e', '#e8b45c', '#7a4f76', '#f3e2cf', '#9a6f8c', '#d98f7c'], '#b5805f', seed),
  ],
  (size, seed) => [
    sky(size, '#cfe0df', '#f6e9d8'),
    clouds(size, 240, '#fffaf2', seed),
    trees(size, 900, '#93a878', seed, 5, 420),
    box(0, 880, size.width, 500, '#c3bf92'),
  ],
  (size) => [
    box(0, 0, size.width, size.height, '#f2d9c6'),
    box(110, 330, 860, 1100, '#8d5a72', 10),
    box(150, 370, 780, 1000, '#f4e2c4', 6),
    box(150, 370, 780, 1000, '#c98f8c', 6, 'opacity="0.3"'),
    awning(70, 130, 940, 190, ['#c8456a', '#fbeee2'], 8),
  ],
]
