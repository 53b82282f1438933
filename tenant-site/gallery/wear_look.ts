import { cssVariables } from '@manyhearts/theme-presets/css_variables'
import type { FontManifest } from '@manyhearts/theme-presets/font_manifest'
import type { Mode } from '@manyhearts/theme-presets/preset'
import { presets, type PresetName } from '@manyhearts/theme-presets/presets'
import { theme } from '@manyhearts/theme-presets/theme'

const fonts: FontManifest = await fetch('/fonts/manifest.json').then((answer) => answer.json())

/** Applies the theme from the address, `?preset=dusk&mode=dark`, and says which preset it is. */
export function wearLook(address: string): PresetName {
  const { searchParams } = new URL(address)
  const preset = (searchParams.get('preset') ?? Object.keys(presets)[0]) as PresetName
  const mode = searchParams.get('mode') as Mode | null
  const chosen = theme({ preset })
  document.querySelector('#theme')!.textContent = cssVariables(chosen, { fonts })
  document.documentElement.dataset.mode = mode ?? chosen.default_mode
  return preset
}
