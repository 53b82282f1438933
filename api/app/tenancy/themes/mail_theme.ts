import { faces } from '@manyhearts/theme-presets/faces'
import type { ThemeColours } from '@manyhearts/theme-presets/resolve_colours'
import type { Typeface } from '@manyhearts/theme-presets/preset'
import type { Site } from '#app/tenancy/sites/site'
import { resolvedTheme } from '#app/tenancy/themes/theme'

export interface MailTheme {
  light: ThemeColours
  dark: ThemeColours
  display: string
  text: string
  card: number
  control: number
}

const STAND_INS = { serif: "Georgia, 'Times New Roman', serif", 'sans-serif': "'Helvetica Neue', Arial, sans-serif" }

export function mailTheme(site: Pick<Site, 'theme'>): MailTheme {
  const { modes, type, radius } = resolvedTheme(site)
  return {
    ...modes,
    display: family(type.display),
    text: family(type.text),
    card: radius.card,
    control: radius.control,
  }
}

function family({ face }: Typeface): string {
  const { family: name, generic } = faces[face]
  return `'${name}', ${STAND_INS[generic]}`
}
