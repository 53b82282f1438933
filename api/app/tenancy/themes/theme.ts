import { theme, type Theme } from '@manyhearts/theme-presets/theme'
import type { Site } from '#app/tenancy/sites/site'

/** The preset's name was checked when the manifest was read. */
export function resolvedTheme({ theme: chosen }: Pick<Site, 'theme'>): Theme {
  return theme({ ...chosen, preset: chosen.preset as never })
}
