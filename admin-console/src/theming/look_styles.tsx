import { cssVariables } from '@manyhearts/theme-presets/css_variables'
import type { FontManifest } from '@manyhearts/theme-presets/font_manifest'
import fonts from '@manyhearts/theme-presets/fonts/manifest.json'
import type { Theme } from '@manyhearts/theme-presets/theme'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { nonce } from '#console/theme/nonce.ts'

/** CSS variables and fonts of a theme, scoped to a class. */
export function LookStyles({ look, inside }: { look: Theme; inside: string }) {
  const css = useMemo(() => cssVariables(look, { fonts: fonts as FontManifest, root: `.${inside}` }), [look, inside])
  return createPortal(<style nonce={nonce}>{css}</style>, document.head)
}
