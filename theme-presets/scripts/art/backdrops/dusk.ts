import { box, dot, fill, line } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'
import { clouds, hills, pines, sky, sprays, trees, water } from './landscape.ts'
import { curtain, pane, shelves } from './room.ts'

export const DUSK: readonly Backdrop[] = [
  (size, seed) => [
    sky(size, '#e8d9bb', '#f3e2c2'),
    dot(770, 330, 120, '#f6efdc'),
    hills(size, 620, '#9fb9b4', seed, 90),
    hills(size, 740, '#6f9a9a', seed + 4, 60),
    water(size, 830, '#5f8f97', seed),
  ],
  (size, seed) => [
    box(0, 0, size.width, size.height, '#c9b593'),
    shelves(50, 240, 980, 5, ['#2f6a72', '#c9a06a', '#33486a', '#e4d2ac', '#7a4f48', '#5d8a84'], '#a58257', seed),
  ],
  (size, seed) => [
    sky(size, '#bcd0ce', '#eadfc6'),
    clouds(size, 220, '#f6efe0', seed, 4),
    hills(size, 760, '#8a9f86', seed, 70),
    fill('M790 760L816 330H884L910 760Z', '#f3ead8'),
    box(806, 280, 88, 56, '#2f4f66', 6),
    fill('M800 280L850 226L900 280Z', '#a54a3c'),
    line('M806 480H894M800 610H902', '#a54a3c', 34),
    water(size, 860, '#4f848f', seed),
  ],
  (size, seed) => [
    box(0, 0, size.width, size.height, '#d6c6a4'),
    pane(210, 70, 660, 860, '#efe4cd', '#b9cfcf', hills({ ...size, height: 932 }, 600, '#7fa39b', seed, 50)),
    curtain(-10, 200, size.height, '#4d7f85', 4),
    curtain(890, 210, size.height, '#4d7f85', 4),
  ],
  (size, seed) => [
    sky(size, '#dfe0cd', '#efe2c6'),
    water(size, 640, '#7ba5a7', seed),
    fill('M250 640L370 640L350 690H270Z', '#6a4a3a'),
    fill('M308 620V300L200 610Z', '#f6eedb'),
    fill('M322 620V340L420 610Z', '#e2cfa6'),
    hills(size, 1010, '#c8b184', seed, 40),
  ],
  (size, seed) => [
    sky(size, '#dcd7bd', '#efe5cd'),
    pines(size, 900, '#587f7b', seed, 14, 520),
    hills(size, 900, '#93a27c', seed, 30),
  ],
  (size, seed) => [
    sky(size, '#e6d4b0', '#f2e7d0'),
    trees(size, 960, '#7f9a7c', seed, 4, 520),
    hills(size, 950, '#b3a877', seed, 30),
    sprays([1090, 60], 140, '#5f8a80', seed, 4, 420),
  ],
]
