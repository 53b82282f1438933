import { loreleiFigure } from './lorelei_figure.ts'
import { notionistsFigure } from './notionists_figure.ts'
import { openPeepsFigure } from './open_peeps_figure.ts'
import type { Figure, Sitter } from './sitter.ts'

/** Styles alternate by number, so neighbours differ; Notionists can't be bald, few Open Peeps are fair, Lorelei only balds with age. */
export function chooseFigure(number: number, sitter: Sitter): Figure {
  const style = [0, 1, 0, 1, 0, 2, 1][number % 7]
  const dark = Number.parseInt(sitter.colours.hair.slice(1, 3), 16) < 0x70
  if (style === 1 && !sitter.bald) return notionistsFigure(sitter)
  if (sitter.bald ? style !== 0 || sitter.age < 45 : style === 2 && dark) return openPeepsFigure(sitter)
  return loreleiFigure(sitter)
}
