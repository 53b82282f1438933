import { colourVariables } from './colour_variables.ts'
import { fontFaces } from './font_faces.ts'
import type { FontManifest } from './font_manifest.ts'
import { shapeVariables } from './shape_variables.ts'
import type { Theme } from './theme.ts'

type Options = {
  /** Adds the `@font-face` rules; without it the fonts must be on the page already. */
  fonts?: FontManifest
  /** Where the variables live; the console's preview passes its own class. */
  root?: string
}

/** CSS of one `<style>`. The mode is the preset's default, or the system's if the preset follows it, until an element has `data-mode`. */
export function cssVariables(theme: Theme, { fonts, root = ':root' }: Options = {}): string {
  const shape = shapeVariables(theme, fonts?.[theme.name])
  const { light, dark } = {
    light: { 'color-scheme': 'light', ...colourVariables(theme, 'light') },
    dark: { 'color-scheme': 'dark', ...colourVariables(theme, 'dark') },
  }
  const [first, other] = theme.default_mode === 'light' ? [light, dark] : [dark, light]
  const otherMode = theme.default_mode === 'light' ? 'dark' : 'light'
  const faces = fonts?.[theme.name]
  return [
    faces ? fontFaces(faces) : '',
    block(root, { ...shape, ...first }),
    theme.follows_system
      ? `@media (prefers-color-scheme:${otherMode}){${block(`${root}:not([data-mode])`, other)}}`
      : '',
    block(modeSelector(root, 'light'), light),
    block(modeSelector(root, 'dark'), dark),
    `@media (prefers-reduced-motion:reduce){${block(root, stillMotion)}}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Not zero, so that `transitionend` still fires. */
const stillMotion = {
  '--motion-quick': '0.01ms',
  '--motion-normal': '0.01ms',
  '--motion-slow': '0.01ms',
}

/** On the page any element may set its own mode, such as a dark hero; a preview only affects itself. */
function modeSelector(root: string, mode: string): string {
  const marked = `[data-mode=${mode}]`
  return root === ':root' ? marked : `${root}${marked},${root} ${marked}`
}

function block(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return `${selector}{${lines.join(';')}}`
}
