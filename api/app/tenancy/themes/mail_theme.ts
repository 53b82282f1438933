import { faces } from '@manyhearts/theme-presets/faces'
import type { ThemeColours } from '@manyhearts/theme-presets/resolve_colours'
import type { Typeface } from '@manyhearts/theme-presets/preset'
import type { Site } from '#app/tenancy/sites/site'
import { siteLook } from '#app/tenancy/themes/theme'

/** A brand's look as far as mail programs can follow it: colours of both modes, corners, and families they may have. */
export interface MailLook {
  light: ThemeColours
  dark: ThemeColours
  display: string
  text: string
  card: number
  control: number
}

const STAND_INS = { serif: "Georgia, 'Times New Roman', serif", 'sans-serif': "'Helvetica Neue', Arial, sans-serif" }

/** The look of a brand's mails. */
export function mailLook(site: Site): MailLook {
  const { modes, type, radius } = siteLook(site)
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
