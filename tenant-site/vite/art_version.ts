import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../theme-presets/art')

/** Defines `__ART_VERSION__`: files of drawings keep their names, so their addresses say which version they are. */
export function artVersion(): Record<string, string> {
  const hash = createHash('sha256')
  for (const name of globSync('*/*.{avif,webp}', { cwd: FOLDER }).toSorted())
    hash.update(name).update(readFileSync(join(FOLDER, name)))
  return { __ART_VERSION__: JSON.stringify(hash.digest('hex').slice(0, 8)) }
}
