import type { PresetName } from '@manyhearts/theme-presets/presets'
import { theme, type Theme } from '@manyhearts/theme-presets/theme'
import type { OwnTheme } from '#console/tenancy/tenant.ts'

const COLOUR = /^#[0-9a-f]{6}$/i

export function isColour(text: string | undefined): text is string {
  return text !== undefined && COLOUR.test(text)
}

/** In one key order and without unset parts, so that two can be compared as JSON. */
export function tidy({ preset, mode, primary, secondary, index, hero }: OwnTheme): OwnTheme {
  return Object.fromEntries(
    Object.entries({ preset, mode, primary, secondary, index, hero }).filter(([, value]) => value)
  )
}

/** The resulting theme; half-typed colours are left out. */
export function lookOf({ preset, primary, secondary }: OwnTheme, nichePreset: string): Theme {
  return theme({
    preset: (preset ?? nichePreset) as PresetName,
    ...(isColour(primary) && { primary }),
    ...(isColour(secondary) && { secondary }),
  })
}
