import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkitten'

export type PrintRole = 'display' | 'text' | 'strong'

/** Files by preset and role. */
export type PrintManifest = Record<string, Record<PrintRole, string[]>>

export type PrintFile = { content: Buffer; signs: Set<number> }

const FOLDER = new URL('../dist/print/', import.meta.url)

const read = new Map<string, PrintFile>()

/** TrueType files of one weight, to embed in documents: a face's common letters, and the rest. @throws ENOENT when this package isn't built */
export function printFont(preset: string, role: PrintRole): PrintFile[] {
  const manifest: PrintManifest = JSON.parse(readFileSync(new URL('manifest.json', FOLDER), 'utf8'))
  return manifest[preset]![role].map(fileNamed)
}

function fileNamed(name: string): PrintFile {
  const known = read.get(name)
  if (known) return known
  const content = readFileSync(new URL(name, FOLDER))
  const file = { content, signs: new Set((create(content) as Font).characterSet) }
  read.set(name, file)
  return file
}
