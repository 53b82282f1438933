import type { PresetName } from '@manyhearts/theme-presets/presets'
import { theme, type Theme } from '@manyhearts/theme-presets/theme'
import type { OwnTheme } from '#console/tenancy/tenant.ts'

const COLOUR = /^#[0-9a-f]{6}$/i

/** Whether a typed colour is one. */
export function isColour(text: string | undefined): text is string {
  return text !== undefined && COLOUR.test(text)
}

/** The same choices in one order and without what is left to the niche, so that two can be compared. */
export function tidy({ preset, mode, primary, secondary }: OwnTheme): OwnTheme {
  return Object.fromEntries(Object.entries({ preset, mode, primary, secondary }).filter(([, value]) => value))
}

/** What the site will look like; a colour that is still being typed is left out. */
export function lookOf({ preset, primary, secondary }: OwnTheme, nichePreset: string): Theme {
  return theme({
    preset: (preset ?? nichePreset) as PresetName,
    ...(isColour(primary) && { primary }),
    ...(isColour(secondary) && { secondary }),
  })
}
