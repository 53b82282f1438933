import { cssVariables } from '@manyhearts/theme-presets/css_variables'
import type { FontManifest } from '@manyhearts/theme-presets/font_manifest'
import type { Hero } from '@manyhearts/theme-presets/preset'
import { readFontManifest } from '@manyhearts/theme-presets/read_font_manifest'
import { theme, type Theme, type ThemeSettings } from '@manyhearts/theme-presets/theme'

/** A tenant's look as a document needs it. */
export type Look = {
  css: string
  /** How the front door hangs its portraits. */
  hero: Hero
  /** Addresses of the fonts the first words need. */
  fonts: string[]
  /** The page's colour in each mode, for the browser's own bars. */
  page: { light: string; dark: string }
}

const made = new Map<string, Look>()
let fontManifest: FontManifest | undefined

/** Makes the look that a tenant chose; once per choice, as it depends on nothing else. */
export function lookOf({ preset, primary, secondary }: ThemeSettings): Look {
  const key = JSON.stringify([preset, primary, secondary])
  const look = made.get(key) ?? makeLook(theme({ preset, primary, secondary }))
  made.set(key, look)
  return look
}

function makeLook(chosen: Theme): Look {
  fontManifest ??= readFontManifest()
  const { light, dark } = chosen.modes
  return {
    css: cssVariables(chosen, { fonts: fontManifest }),
    hero: chosen.hero,
    fonts: latinFonts(fontManifest[chosen.name]),
    page: { light: light.surface_0, dark: dark.surface_0 },
  }
}

function latinFonts(faces?: FontManifest[string]): string[] {
  const files = faces ? [faces.display, faces.text].flatMap((face) => face.files) : []
  return [...new Set(files.filter(({ subset }) => subset === 'latin').map(({ file }) => `/fonts/${file}`))]
}
