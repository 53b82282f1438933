import type { Mode, Preset } from './preset.ts'
import { presets, type PresetName } from './presets.ts'
import { resolveColours, type Overrides, type ThemeColours } from './resolve_colours.ts'

/** What a tenant may choose about its look: a preset, and colours of its own (hex or oklch). */
export type ThemeSettings = Overrides & { preset?: PresetName | Preset }

/** A look whose colours are final: hex, in both modes, every pair readable. The rest is the preset's. */
export type Theme = Omit<Preset, 'colours'> & { modes: Record<Mode, ThemeColours> }

/**
 * Resolves a tenant's choice to a theme in which every text reads on its background (4.5:1) and every control
 * has a visible edge (3:1), whatever colours were chosen.
 * @throws RangeError when the preset is unknown or an override names no colour
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
