import { cinema } from './cinema.ts'
import { cutPaper } from './cut_paper.ts'
import { engraving } from './engraving.ts'
import { gouache } from './gouache.ts'
import { printDots } from './print_dots.ts'
import type { Technique } from './technique.ts'
import { watercolour } from './watercolour.ts'

/** How each preset's pictures are painted. */
export const TECHNIQUES = {
  blush: gouache,
  ember: printDots,
  dusk: engraving,
  meadow: watercolour,
  aurora: cutPaper,
  velvet: cinema,
} as const satisfies Record<string, Technique>

export type PresetName = keyof typeof TECHNIQUES
