import { clouds, hills, pines, sky, water } from '../backdrops/landscape.ts'
import { curtain, pane, shelves } from '../backdrops/room.ts'
import { lamp } from '../backdrops/town.ts'
import { box, dot, fill, line } from '../svg.ts'
import { armchair, table, teacup } from './furniture.ts'
import { type Scene, view } from './scene.ts'

const lake: Scene = (size) =>
  view([
    sky(size, '#e8d6b0', '#f6e6c6'),
    dot(1380, 360, 120, '#f9efd8'),
    hills(size, 520, '#a9c0b8', 2, 80),
    hills(size, 600, '#7fa3a0', 6, 60),
    water(size, 680, '#6a98a0', 4),
    `<g transform="translate(1320 0)">${pines({ width: 600, height: 1080 }, 760, '#3f6a6c', 4, 7, 420)}</g>`,
    fill('M1250 1080Q1320 740 1920 720V1080Z', '#9aa678'),
    box(1040, 806, 420, 20, '#7a5a44') + [1070, 1190, 1310, 1430].map((x) => box(x, 806, 18, 120, '#5f4636')).join(''),
  ])

const room: Scene = (size) =>
  view(
    [
      box(0, 0, size.width, size.height, '#dccbaa'),
      pane(
        180,
        120,
        460,
        620,
        '#f3e9d4',
        '#bcd2d0',
        `<g transform="translate(180 0)">${hills({ width: 460, height: 740 }, 540, '#8fb0a8', 4, 40)}</g>`
      ),
      curtain(60, 110, 1080, '#6a979a', 3),
      curtain(660, 110, 1080, '#6a979a', 3),
      shelves(1180, 280, 640, 3, ['#2f6a72', '#c9a06a', '#33486a', '#e4d2ac', '#7a4f48', '#5d8a84'], '#a58257', 6, 200),
      box(0, 930, size.width, 150, '#b99a6c'),
    ],
    [
      lamp(1080, 210, 74, '#2f6a72', '#f9e6b4') +
        armchair(1440, 850, 210, '#3f7f86') +
        table(1760, 810, 110, '#a5774a') +
        teacup(1760, 772, 34, '#f3e9d4'),
    ]
  )

const coast: Scene = (size) =>
  view([
    sky(size, '#bfd4d2', '#f0e4ca'),
    clouds(size, 230, '#f9f2e2', 8, 5),
    water(size, 560, '#6f9fa6', 7),
    fill('M900 1080Q1000 700 1320 640Q1500 560 1920 540V1080Z', '#9aa87c'),
    fill(
      'M1080 1080Q1180 880 1420 800Q1540 740 1500 690Q1480 660 1560 640L1600 642Q1540 680 1580 720Q1600 800 1440 900Q1340 960 1320 1080Z',
      '#ecdcb4'
    ),
    fill('M1690 560L1708 280H1772L1790 560Z', '#f6eedd') +
      line('M1700 380H1780M1694 470H1786', '#a54a3c', 30) +
      box(1704, 236, 72, 48, '#2f4f66', 5) +
      fill('M1698 238L1740 196L1782 238Z', '#a54a3c'),
    fill('M330 590L470 590L450 630H350Z', '#6a4a3a') +
      fill('M396 584V400L320 570Z', '#f6eedb') +
      fill('M408 584V430L470 570Z', '#e2cfa6'),
    fill('M0 1080V900Q300 860 620 960Q800 1010 900 1080Z', '#c8b787'),
  ])

export const DUSK_SCENES = [lake, room, coast] as const
