import { clouds, flowerbed, hills, sky, trees } from '../backdrops/landscape.ts'
import { box, fill, oval } from '../svg.ts'
import { bicycle, teacup, teapot } from './furniture.ts'
import { type Scene, view } from './scene.ts'

const BLOOMS = ['#c2487c', '#e79a3c', '#f0d04f', '#8a5aa0', '#e07a8a'] as const
const right = (x: number, content: string) => `<g transform="translate(${x} 0)">${content}</g>`

const garden: Scene = (size) =>
  view([
    sky(size, '#d6e8ee', '#f3f3dd'),
    clouds(size, 220, '#ffffff', 3, 5),
    hills(size, 660, '#bcd698', 4, 40),
    right(1180, trees({ width: 740, height: 1080 }, 780, '#86b068', 4, 3, 440)),
    hills(size, 780, '#a9cb7c', 9, 24),
    right(1000, flowerbed({ width: 920, height: 1080 }, 1010, BLOOMS, '#6f9a52', 5, 400, 26)),
    flowerbed({ width: 1000, height: 1080 }, 1060, BLOOMS, '#7fa860', 8, 140, 16),
  ])

const allotment: Scene = (size) =>
  view(
    [
      sky(size, '#dfeee6', '#f7f3de'),
      hills(size, 620, '#c3d9a0', 6, 36),
      right(
        1260,
        box(160, 300, 380, 420, '#b98a64') +
          fill('M120 310L350 170L580 310Z', '#8a4a5e') +
          box(290, 480, 120, 240, '#6f9a8a', 6)
      ),
      hills(size, 730, '#a9c97e', 2, 20),
      flowerbed({ width: 900, height: 1080 }, 1010, ['#f0c83f', '#e79a3c'], '#6a9450', 4, 180, 13),
    ],
    [
      oval(1400, 800, 430, 72, '#e9d3a8') +
        oval(1400, 790, 430, 70, '#f6e6c4') +
        box(1380, 850, 40, 230, '#a5805a') +
        teapot(1400, 690, 84, '#5f9aa0') +
        teacup(1190, 740, 52, '#c2487c') +
        teacup(1610, 740, 52, '#e79a3c'),
    ]
  )

const lane: Scene = (size) =>
  view(
    [
      sky(size, '#cfe4ee', '#f6f3da'),
      clouds(size, 200, '#ffffff', 7, 5),
      hills(size, 600, '#a9cba0', 3, 50),
      hills(size, 700, '#c9dc8c', 8, 40),
      fill('M700 1080Q900 820 1180 760Q1300 720 1200 680H1250Q1400 720 1330 790Q1200 900 1500 1080Z', '#efdcb0'),
      right(1300, trees({ width: 620, height: 1080 }, 720, '#7ca85f', 4, 3, 340)),
      flowerbed({ width: 760, height: 1080 }, 1060, BLOOMS, '#7fa860', 3, 150, 13),
    ],
    [bicycle(1360, 980, 116, '#c2487c', '#4a4450') + bicycle(1690, 950, 106, '#4f8a8a', '#4a4450')]
  )

export const MEADOW_SCENES = [garden, allotment, lane] as const
