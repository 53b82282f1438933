import { readFileSync } from 'node:fs'
import type { FontManifest } from './font_manifest.ts'

const file = new URL('../dist/fonts/manifest.json', import.meta.url)

/** For servers; browsers get it with the page. @throws ENOENT when this package isn't built */
export function readFontManifest(): FontManifest {
  return JSON.parse(readFileSync(file, 'utf8'))
}
