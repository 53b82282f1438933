import { clouds, flowerbed, hills, sky, sprays, trees } from '../backdrops/landscape.ts'
import { pane } from '../backdrops/room.ts'
import { awning, houses } from '../backdrops/town.ts'
import { box, dot } from '../svg.ts'
import { chair, table, teacup } from './furniture.ts'
import { type Scene, view } from './scene.ts'

const street: Scene = (size) =>
  view(
    [
      sky(size, '#f9dfd0', '#fbeedd'),
      dot(420, 300, 150, '#fdf4e2'),
      houses({ width: 700, height: 900 }, 900, ['#f0cdbb', '#f3d8c6', '#ecc4bb'], 4, 420),
      box(0, 860, size.width, 220, '#e3bfae'),
      box(1120, 120, 820, 800, '#d9939c') +
        box(1190, 380, 320, 540, '#7a4a66', 8) +
        box(1214, 404, 272, 516, '#f8e6c8') +
        box(1580, 380, 300, 320, '#7a4a66', 8) +
        box(1602, 402, 256, 276, '#f8e6c8'),
      awning(1140, 230, 780, 130, ['#c8456a', '#fbeee2'], 10),
      flowerbed(size, 990, ['#d6496f', '#f2b545', '#fbeee0'], '#6f8d62', 9, 110, 0),
    ],
    [
      chair(1180, 800, 120, '#6a4058') +
        table(1360, 740, 130, '#fbeee0') +
        teacup(1320, 700, 34, '#d6496f') +
        teacup(1410, 700, 34, '#e8b45c') +
        chair(1550, 800, 120, '#6a4058', true),
    ]
  )

const park: Scene = (size) =>
  view([
    sky(size, '#f6e3d4', '#f9eedd'),
    dot(1500, 300, 170, '#fdf0d6'),
    clouds(size, 230, '#fffaf2', 5, 5),
    hills(size, 690, '#d9b8a4', 3, 40),
    trees({ ...size, width: 900 }, 760, '#c3c19a', 6, 4, 240),
    hills(size, 780, '#b9bf8f', 8, 24),
    `<g transform="translate(1080 0)">${trees({ width: 840, height: 1080 }, 900, '#93a878', 3, 3, 520)}</g>`,
    hills(size, 920, '#a3ae7c', 12, 20),
    box(1330, 850, 330, 16, '#8a5a56', 5) +
      box(1330, 800, 330, 16, '#8a5a56', 5) +
      box(1330, 890, 330, 22, '#a86a62', 5) +
      box(1356, 800, 14, 160, '#5a4048') +
      box(1620, 800, 14, 160, '#5a4048'),
  ])

const sill: Scene = (size) =>
  view(
    [
      box(0, 0, size.width, size.height, '#efc9bf'),
      pane(
        1080,
        90,
        680,
        720,
        '#fbf1e4',
        '#cfe0df',
        clouds({ width: 1, height: 1 }, 300, '#ffffff', 2, 1) +
          `<g transform="translate(1080 0)">${clouds({ width: 680, height: 800 }, 280, '#ffffff', 4, 3)}${hills({ width: 680, height: 810 }, 620, '#b9bf8f', 3, 40)}</g>`
      ),
      sprays([-60, 1160], -60, '#d9a59c', 3, 4, 620),
      box(0, 940, size.width, 140, '#d99f98'),
    ],
    [
      `<g transform="translate(1020 0)">${flowerbed({ width: 800, height: 1080 }, 930, ['#d6496f', '#f2b545', '#fbeee0', '#b05a8a'], '#6f8d62', 8, 330, 17)}</g>` +
        box(1040, 880, 760, 110, '#b8603f', 12) +
        box(1030, 868, 780, 34, '#c8744e', 10),
    ]
  )

export const BLUSH_SCENES = [street, park, sill] as const
