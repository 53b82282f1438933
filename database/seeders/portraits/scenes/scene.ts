import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'

/** A background of 960 by 1200: `soft` is painted out of focus, `clear` with edges, both as SVG elements. */
export type Scene = (random: Random, palette: Palette) => { soft: string; clear: string }
