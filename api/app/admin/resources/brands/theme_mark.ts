import { theme } from '@manyhearts/theme-presets/theme'
import type { SiteTheme } from '#app/tenancy/sites/site'

export interface Mark {
  light: string
  dark: string
}

const MOST_KNOWN = 1000

const known = new Map<string, Mark | null>()

/** The colour by which staff recognise a brand; null for an invalid theme. */
export function themeMark(look: SiteTheme): Mark | null {
  const key = JSON.stringify(look)
  if (!known.has(key)) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, resolved(look))
  }
  return known.get(key)!
}

/** Staff must be able to open a brand with an invalid theme. */
function resolved({ preset, primary, secondary }: SiteTheme): Mark | null {
  try {
    const { modes } = theme({ preset: preset as never, primary, secondary })
    return { light: modes.light.primary, dark: modes.dark.primary }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
