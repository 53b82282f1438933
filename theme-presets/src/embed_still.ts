import { readFileSync } from 'node:fs'
import type { Still } from './art.ts'

const FOLDER = new URL('../art/', import.meta.url)

/** A preset's still life as an address that holds all of it, for a page that must be whole where no file can be fetched. */
export function embedStill(preset: string, still: Still): string {
  const file = readFileSync(new URL(`${preset}/still-${still}-640.webp`, FOLDER))
  return `data:image/webp;base64,${file.toString('base64')}`
}
