import { theme } from '@manyhearts/theme-presets/theme'
import type { SiteTheme } from '#app/tenancy/sites/site'

/** A brand's colour, readable on a light and on a dark ground. */
export interface Mark {
  light: string
  dark: string
}

const MOST_KNOWN = 1000

const known = new Map<string, Mark | null>()

/** The colour by which staff see whose data they are in; null for a look that can't be resolved. */
export function themeMark(look: SiteTheme): Mark | null {
  const key = JSON.stringify(look)
  if (!known.has(key)) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, resolved(look))
  }
  return known.get(key)!
}

/** A brand whose look is broken is just what staff must be able to open. */
function resolved({ preset, primary, secondary }: SiteTheme): Mark | null {
  try {
    const { modes } = theme({ preset: preset as never, primary, secondary })
    return { light: modes.light.primary, dark: modes.dark.primary }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
