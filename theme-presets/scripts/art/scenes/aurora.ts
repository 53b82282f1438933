import { BRIGHT, rainbow } from '../backdrops/aurora.ts'
import { hills, sky } from '../backdrops/landscape.ts'
import { bunting, houses } from '../backdrops/town.ts'
import { arc } from '../paths.ts'
import { box, dot, fill, line } from '../svg.ts'
import { parasol } from './furniture.ts'
import { type Scene, view } from './scene.ts'

const town: Scene = (size) =>
  view([
    sky(size, '#dcd2ff', '#ffe2ee'),
    dot(420, 300, 140, '#ffd23f'),
    ...rainbow(1360, 900, 620, 52),
    houses({ ...size, width: 2000 }, 1040, ['#c9b8ff', '#bfe6f7', '#ffd0e0', '#ffe0b0'], 5, 430),
    `<g transform="translate(980 0)">${houses({ width: 960, height: 1080 }, 1080, ['#ff6f91', '#29b6e8', '#ffb03f', '#7a4fe0', '#35c48b'], 3, 640)}</g>`,
  ])

const festival: Scene = (size) =>
  view([
    box(0, 0, size.width, size.height, '#3a2f96'),
    hills(size, 460, '#4b3fb5', 3, 90),
    hills(size, 640, '#6a48dc', 5, 80),
    bunting(size, 60, BRIGHT, 150),
    `<g transform="translate(1440 560)">${arc([0, 0], 330, 330, 0, 330, 12)
      .map(([x, y], index) => line(`M0 0L${x} ${y}`, '#ffe27a', 9) + box(x - 32, y, 64, 52, BRIGHT[index % 7]!, 12))
      .join(
        ''
      )}${dot(0, 0, 330, 'none', 'stroke="#ffe27a" stroke-width="17"')}${dot(0, 0, 44, '#ff5a7a')}${fill('M-30 20L-200 520H-140L0 60L140 520H200L30 20Z', '#e052c0')}</g>`,
    hills(size, 930, '#e052c0', 8, 40),
    hills(size, 1010, '#ff7a8a', 9, 24),
  ])

const beach: Scene = (size) =>
  view([
    box(0, 0, size.width, size.height, '#a5e9f5'),
    dot(1480, 260, 150, '#ffd23f'),
    hills(size, 560, '#4fc4e2', 4, 20),
    hills(size, 660, '#35a8dc', 6, 24),
    hills(size, 770, '#ffffff', 7, 30),
    hills(size, 800, '#ffe2a6', 7, 30),
    parasol(1320, 940, 250, ['#ff5a7a', '#ffffff']),
    parasol(1690, 900, 200, ['#7a4fe0', '#ffd23f']),
    fill('M1180 960L1440 930L1480 990L1200 1026Z', '#35c48b') +
      fill('M1190 972L1446 943L1452 956L1194 986Z', '#ffffff'),
    dot(1560, 980, 50, '#ff9a3c') +
      fill('M1510 980A50 50 0 0 1 1560 930V980Z', '#ffffff') +
      fill('M1610 980A50 50 0 0 1 1560 1030V980Z', '#ffffff'),
  ])

export const AURORA_SCENES = [town, festival, beach] as const
