import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontFace, FontManifest } from '../src/font_manifest.ts'
import { faces } from '../src/faces.ts'
import { presets } from '../src/presets.ts'
import type { Typeface } from '../src/preset.ts'
import { measureFont } from './measure_font.ts'
import { standIns } from './stand_ins.ts'

/**
 * Copies the font files that the presets use to `dist/fonts`, each named after its content so that browsers
 * may keep it for ever, and writes the manifest. Polish, Danish and the rest need latin-ext beside latin.
 */
const subsets = ['latin', 'latin-ext'] as const
const target = join(import.meta.dirname, '../dist/fonts')
const written = new Set(['manifest.json'])

mkdirSync(target, { recursive: true })
const manifest: FontManifest = {}
for (const { name, type } of Object.values(presets)) {
  manifest[name] = {
    display: await build('display', type.display, type.sizes['2xl'][1]),
    text: await build('text', type.text, type.sizes.md[1]),
  }
}
writeFileSync(join(target, 'manifest.json'), JSON.stringify(manifest, null, 2) + '\n')
for (const stale of readdirSync(target).filter((file) => !written.has(file))) {
  rmSync(join(target, stale))
}

async function build(role: 'display' | 'text', set: Typeface, px: number): Promise<FontFace> {
  const { family, generic, package: name, variant } = faces[set.face]
  const source = join(import.meta.dirname, '../node_modules/@fontsource-variable', name)
  const ranges = JSON.parse(readFileSync(join(source, 'unicode.json'), 'utf8'))
  const contents = subsets.map((subset) =>
    readFileSync(join(source, 'files', `${name}-${subset}-${variant}-normal.woff2`))
  )
  const font = await measureFont(contents[0]!, { wght: set.weight, opsz: px, ...set.axes })
  return {
    family,
    generic,
    weight: font.weight,
    ...(font.stretch && { stretch: font.stretch }),
    files: subsets.map((subset, i) => ({
      subset,
      file: copy(`${name}-${variant}-${subset}`, contents[i]!),
      unicode_range: ranges[subset],
    })),
    fallbacks: standIns(`${family} ${role}`, generic, font),
  }
}

function copy(name: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const file = `${name}-${hash}.woff2`
  if (!written.has(file)) {
    written.add(file)
    writeFileSync(join(target, file), content)
  }
  return file
}
