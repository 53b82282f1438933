import type { Theme } from '@manyhearts/theme-presets/theme'
import type { Typesetter } from '@manyhearts/theme-presets/typesetter'
import { fitText } from './fit_text.js'
import { composition, hearts, HEIGHT, WIDTH } from './share_compositions.js'

interface Shown {
  theme: Theme
  mode: 'light' | 'dark'
  name: string
  title: string
}

const TOP = 64
const MARK = 56
const GAP = 18
const NAME = 46
const BELOW = 36
const SMALLEST = 30
const MOST_SIGNS = 300
/** Height of a capital in em, roughly the same in all typefaces. */
const CAPITAL = 0.7
/** Space below the last baseline in em, so that descenders end with the panels. */
const DESCENT = 0.2

export function drawShareImage({ theme, mode, name, title }: Shown, face: Typesetter): string {
  const { ground, art, column } = composition(theme, mode)
  const { primary, secondary, ink_strong: ink } = theme.modes[mode]
  const start = (width: number) => (column.isCentred ? (WIDTH - width) / 2 : column.x)

  // Without a title the name takes its place, and only the hearts are at the top.
  const label = title ? name.slice(0, MOST_SIGNS) : ''
  const labelSize = Math.min(NAME, (column.width - MARK - GAP) / Math.max(face.measure(label), 1))
  const head = start(label ? MARK + GAP + face.measure(label) * labelSize : MARK)
  const baseline = TOP + (MARK + labelSize * CAPITAL) / 2

  const room = { top: TOP + MARK + BELOW, bottom: column.bottom }
  const height = room.bottom - room.top
  const { size, lines } = fitText(
    (title || name).slice(0, MOST_SIGNS),
    { width: column.width, height, largest: column.largest, smallest: SMALLEST },
    face
  )
  const step = face.lineHeight * size
  const block = (lines.length - 1) * step
  const last = column.isCentred ? room.top + (height + block + size * CAPITAL) / 2 : room.bottom - size * DESCENT
  const words = lines.map((line, place) =>
    face.set(line, { x: start(face.measure(line) * size), y: last - block + place * step, size })
  )

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${art}
${hearts(head, TOP, MARK, [primary, secondary])}
<g fill="${ink}">${face.set(label, { x: head + MARK + GAP, y: baseline, size: labelSize })}${words.join('')}</g>
</svg>`
}
