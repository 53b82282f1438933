import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontFace, FontManifest } from '../src/font_manifest.ts'
import { faces } from '../src/faces.ts'
import { presets } from '../src/presets.ts'
import type { Typeface } from '../src/preset.ts'
import { axisLimits } from './axis_limits.ts'
import { type AxisLimits, cutFont } from './cut_font.ts'
import { measureFont } from './measure_font.ts'
import { standIns } from './stand_ins.ts'

/** Raised when fonts are cut otherwise. */
const CUT = 1

/**
 * Writes the fonts that the presets use to `dist/fonts`, cut to the weights they are set in, and the manifest. Each is named after what
 * it was made of, so that browsers may keep it for ever and the next build has nothing to do. Polish, Danish and the rest need latin-ext beside latin.
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
  const limits = axisLimits(set.face)
  const files = await Promise.all(
    contents.map((content, i) => write(`${name}-${variant}-${subsets[i]}`, content, limits))
  )
  return {
    family,
    generic,
    weight: [...new Set(limits.wght)].join(' '),
    ...(font.stretch && !limits.wdth && { stretch: font.stretch }),
    files: subsets.map((subset, i) => ({ subset, file: files[i]!, unicode_range: ranges[subset] })),
    fallbacks: standIns(`${family} ${role}`, generic, font),
  }
}

async function write(name: string, content: Buffer, limits: AxisLimits): Promise<string> {
  const madeOf = createHash('sha256')
    .update(content)
    .update(JSON.stringify([CUT, limits]))
  const file = `${name}-${madeOf.digest('hex').slice(0, 10)}.woff2`
  written.add(file)
  if (!existsSync(join(target, file))) writeFileSync(join(target, file), await cutFont(content, limits))
  return file
}
