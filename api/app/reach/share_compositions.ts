import { BRAND_HEARTS } from '@manyhearts/theme-presets/brand_hearts'
import { contrast } from '@manyhearts/theme-presets/contrast'
import type { Composition as IndexComposition } from '@manyhearts/theme-presets/preset'
import type { Theme } from '@manyhearts/theme-presets/theme'

export const WIDTH = 1200
export const HEIGHT = 630

/** Where name and title go, in px. */
interface Column {
  x: number
  width: number
  bottom: number
  largest: number
  isCentred?: boolean
}

interface Composition {
  ground: string
  art: string
  column: Column
}

interface Box {
  x: number
  y: number
  width: number
  height: number
  radius: number
  fill: string
}

type Pair = [front: string, back: string]

/** Corners are twice as round as on a page; `onDeep` are heart colours that contrast with `deep`. */
interface Look {
  colours: Theme['modes']['light']
  corner: number
  onDeep: Pair
  isDark: boolean
}

/** Minimum contrast of decorative shapes. */
const STANDS_OUT = 2.2
const FIRST = 64
const LAST = HEIGHT - FIRST
const LEFT = 72

/** After the compositions of the front page, with hearts instead of portraits. */
const COMPOSITIONS: Record<IndexComposition, (look: Look) => Composition> = {
  wall: ({ colours, corner, onDeep }) => ({
    ground: colours.surface_0,
    art:
      panel(box(664, FIRST, 320, 502, corner, colours.deep), hearts(690, 150, 470, onDeep)) +
      panel(box(1012, FIRST, 228, 237, corner, colours.primary_soft), heart(1118, 182, 136, colours.primary)) +
      panel(box(1012, 329, 228, 237, corner, colours.secondary_soft), heart(1118, 447, 136, colours.secondary)),
    column: { x: LEFT, width: 548, bottom: LAST, largest: 92 },
  }),
  poster: ({ colours, onDeep }) => ({
    ground: colours.surface_2,
    art: panel(box(640, 0, 560, HEIGHT, 0, colours.deep), hearts(668, -64, 800, onDeep)),
    column: { x: LEFT, width: 520, bottom: LAST, largest: 112 },
  }),
  letter: ({ colours, corner, onDeep }) => ({
    ground: colours.surface_0,
    art:
      panel(box(LEFT, 432, 336, 270, corner, colours.deep), heart(240, 610, 250, onDeep[0])) +
      panel(
        box(432, 432, 336, 270, corner, colours.primary),
        hearts(444, 446, 344, [colours.on_primary, standingOut(colours.primary, colours.secondary, colours.deep)])
      ) +
      panel(box(792, 432, 336, 270, corner, colours.secondary_soft), heart(960, 610, 250, colours.secondary)),
    column: { x: 120, width: 960, bottom: 404, largest: 84, isCentred: true },
  }),
  promises: ({ colours, corner, onDeep }) => ({
    ground: colours.surface_0,
    art:
      panel(box(LEFT, FIRST, 222, 400, corner, colours.deep), hearts(96, 150, 300, onDeep)) +
      panel(box(318, 166, 222, 400, corner, colours.primary_soft), heart(429, 366, 152, colours.primary)),
    column: { x: 604, width: 524, bottom: LAST, largest: 80 },
  }),
  capsules: ({ colours, corner, onDeep }) => ({
    ground: colours.surface_0,
    art:
      panel(box(640, 56, 528, 518, corner, 'url(#gradient)')) +
      panel(box(684, 184, 136, 350, 68, colours.surface_1), heart(752, 456, 84, colours.primary)) +
      panel(box(836, 96, 136, 350, 68, colours.deep), heart(904, 174, 84, onDeep[1])) +
      panel(box(988, 140, 136, 350, 68, colours.primary), heart(1056, 412, 84, colours.on_primary)),
    column: { x: LEFT, width: 532, bottom: LAST, largest: 96 },
  }),
  cinema: ({ colours, onDeep, isDark }) => ({
    ground: colours.surface_0,
    art: `<g mask="url(#fade)">${panel(
      box(560, 0, 640, HEIGHT, 0, isDark ? colours.deep : colours.surface_0),
      hearts(640, -30, 760, isDark ? onDeep : [colours.primary, colours.secondary])
    )}</g>`,
    column: { x: LEFT, width: 580, bottom: LAST, largest: 96 },
  }),
}

const FADE = `<linearGradient id="dusk"><stop offset=".04" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff"/></linearGradient>
<mask id="fade" maskUnits="userSpaceOnUse" x="560" y="0" width="640" height="${HEIGHT}"><rect x="560" width="640" height="${HEIGHT}" fill="url(#dusk)"/></mask>`

export function composition(theme: Theme, mode: 'light' | 'dark'): Composition {
  const colours = theme.modes[mode]
  const { deep, primary, secondary, on_deep } = colours
  const front = standingOut(deep, primary, secondary, on_deep)
  const back = [secondary, primary, on_deep].find((one) => one !== front)!
  const look = { colours, corner: theme.radius.card * 2, onDeep: [front, back] as Pair, isDark: mode === 'dark' }
  const drawn = COMPOSITIONS[theme.index](look)
  return { ...drawn, art: `<defs>${FADE}${gradient(colours.gradient)}</defs>${drawn.art}` }
}

export function hearts(x: number, y: number, size: number, [front, back]: Pair): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 32})"><path fill="${back}" d="${BRAND_HEARTS.back}"/><path fill="${front}" d="${BRAND_HEARTS.front}"/></g>`
}

/** Centred at x, y; the path is 22.6 wide with its centre at 11.8, 14. */
function heart(x: number, y: number, width: number, fill: string): string {
  const scale = width / 22.6
  return `<path transform="translate(${x - 11.8 * scale} ${y - 14 * scale}) scale(${scale})" fill="${fill}" d="${BRAND_HEARTS.front}"/>`
}

function panel({ x, y, width, height, radius, fill }: Box, inside = ''): string {
  const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`
  return `<clipPath id="panel${x}-${y}">${shape}/></clipPath>${shape} fill="${fill}"/><g clip-path="url(#panel${x}-${y})">${inside}</g>`
}

function box(x: number, y: number, width: number, height: number, radius: number, fill: string): Box {
  return { x, y, width, height, radius, fill }
}

function gradient(stops: string[]): string {
  const steps = stops.map((stop, place) => `<stop offset="${place / (stops.length - 1)}" stop-color="${stop}"/>`)
  return `<linearGradient id="gradient" x2="1" y2="1">${steps.join('')}</linearGradient>`
}

/** The first colour with enough contrast, as a brand's own colours may be similar. */
function standingOut(ground: string, ...colours: string[]): string {
  return colours.find((colour) => contrast(colour, ground) >= STANDS_OUT) ?? colours.at(-1)!
}
