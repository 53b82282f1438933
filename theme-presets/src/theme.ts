import type { Mode, Preset } from './preset.ts'
import { presets, type PresetName } from './presets.ts'
import { resolveColours, type Overrides, type ThemeColours } from './resolve_colours.ts'

export type ThemeSettings = Overrides & { preset?: PresetName | Preset }

/** A preset with final colours: hex, in both modes, every pair readable. */
export type Theme = Omit<Preset, 'colours'> & { modes: Record<Mode, ThemeColours> }

/**
 * Whatever colours were chosen, every text reads (4.5:1) and every control has a visible edge (3:1).
 * @throws RangeError for an unknown preset or colour
 */
export function theme({ preset = 'blush', ...overrides }: ThemeSettings = {}): Theme {
  const chosen = typeof preset === 'string' ? presets[preset] : preset
  if (!chosen) {
    throw new RangeError(`there is no preset "${String(preset)}"; choose from ${Object.keys(presets).join(', ')}`)
  }
  const { colours, ...rest } = chosen
  return {
    ...rest,
    modes: {
      light: resolveColours(colours.light, overrides),
      dark: resolveColours(colours.dark, overrides),
    },
  }
}
