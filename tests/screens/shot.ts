import type { Mode } from '@manyhearts/theme-presets/preset'
import type { PresetName } from '@manyhearts/theme-presets/presets'

export type Shot = {
  page: string
  preset: PresetName
  mode: Mode
  /** Of the screen, px. */
  width: number
  /** By default the brand's own. */
  locale?: string
}

export function fileOf({ page, preset, mode, width, locale }: Shot): string {
  return `${[page, preset, mode, width, locale].filter(Boolean).join('-')}.png`
}
