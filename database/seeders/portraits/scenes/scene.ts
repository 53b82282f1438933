import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'

/** A background of 960 × 1200 as SVG elements: `soft` is painted out of focus, `clear` with edges. */
export type Scene = (random: Random, palette: Palette) => { soft: string; clear: string }
