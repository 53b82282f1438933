import type { Mode } from '@manyhearts/theme-presets/preset'
import type { PresetName } from '@manyhearts/theme-presets/presets'

/** One photograph: which page, in which look, on what screen. */
export type Shot = {
  page: string
  preset: PresetName
  mode: Mode
  /** Of the screen, px. */
  width: number
  /** The language; the brand's own when not said. */
  locale?: string
}

/** The photograph's file name. */
export function fileOf({ page, preset, mode, width, locale }: Shot): string {
  return `${[page, preset, mode, width, locale].filter(Boolean).join('-')}.png`
}
