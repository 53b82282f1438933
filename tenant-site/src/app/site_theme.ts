import { cssVariables } from '@manyhearts/theme-presets/css_variables'
import type { FontManifest } from '@manyhearts/theme-presets/font_manifest'
import { readFontManifest } from '@manyhearts/theme-presets/read_font_manifest'
import { theme, type Theme, type ThemeSettings } from '@manyhearts/theme-presets/theme'

export type SiteTheme = {
  preset: string
  css: string
  fonts: string[]
  /** Page background per mode, for `theme-color`. */
  page: { light: string; dark: string }
}

const made = new Map<string, SiteTheme>()
let fontManifest: FontManifest | undefined

export function siteTheme({ preset, primary, secondary }: ThemeSettings): SiteTheme {
  const key = JSON.stringify([preset, primary, secondary])
  const look = made.get(key) ?? makeLook(theme({ preset, primary, secondary }))
  made.set(key, look)
  return look
}

function makeLook(chosen: Theme): SiteTheme {
  fontManifest ??= readFontManifest()
  const { light, dark } = chosen.modes
  return {
    preset: chosen.name,
    css: cssVariables(chosen, { fonts: fontManifest }),
    fonts: latinFonts(fontManifest[chosen.name]),
    page: { light: light.surface_0, dark: dark.surface_0 },
  }
}

function latinFonts(faces?: FontManifest[string]): string[] {
  const files = faces ? [faces.display, faces.text].flatMap((face) => face.files) : []
  return [...new Set(files.filter(({ subset }) => subset === 'latin').map(({ file }) => `/fonts/${file}`))]
}
