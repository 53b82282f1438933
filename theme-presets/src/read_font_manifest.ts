import { readFileSync } from 'node:fs'
import type { FontManifest } from './font_manifest.ts'

const file = new URL('../dist/fonts/manifest.json', import.meta.url)

/**
 * The manifest of the built fonts, for servers; browsers get it from whoever renders the page.
 * @throws ENOENT when `pnpm build` of this room hasn't run
 */
export function readFontManifest(): FontManifest {
  return JSON.parse(readFileSync(file, 'utf8'))
}
