import { theme, type Theme } from '@manyhearts/theme-presets/theme'
import type { Site } from '#app/tenancy/sites/site'

/** A brand's look with its colours final; the preset's name was checked when its manifest was read. */
export function siteLook({ theme: chosen }: Pick<Site, 'theme'>): Theme {
  return theme({ ...chosen, preset: chosen.preset as never })
}
