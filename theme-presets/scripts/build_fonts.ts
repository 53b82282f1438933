import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontFace, FontManifest } from '../src/font_manifest.ts'
import { faces } from '../src/faces.ts'
import { presets } from '../src/presets.ts'
import type { Typeface } from '../src/preset.ts'
import { axisLimits } from './axis_limits.ts'
import { type Cut, cutFont } from './cut_font.ts'
import { measureFont } from './measure_font.ts'
import { standIns } from './stand_ins.ts'
import { subsets } from './subsets.ts'
import { unicodeRange } from './unicode_range.ts'

/** Increase when fonts are cut differently. */
const CUT = 2

/**
 * Writes the presets' fonts, cut to the characters and weights in use, to `dist/fonts`, with the manifest. File names derive from
 * their inputs, so that browsers can keep them for ever and the next build has nothing to do.
 */
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
  const contentOf = (subset: string) => readFileSync(join(source, 'files', `${name}-${subset}-${variant}-normal.woff2`))
  const font = await measureFont(contentOf('latin'), { wght: set.weight, opsz: px, ...set.axes })
  const limits = axisLimits(set.face)
  const files = await Promise.all(
    subsets(ranges).map(async ({ name: subset, of, signs }) => ({
      subset,
      file: await write(`${name}-${variant}-${subset}`, contentOf(of), { signs, limits }),
      unicode_range: unicodeRange(signs),
    }))
  )
  return {
    family,
    generic,
    weight: [...new Set(limits.wght)].join(' '),
    ...(font.stretch && !limits.wdth && { stretch: font.stretch }),
    files,
    fallbacks: standIns(`${family} ${role}`, generic, font),
  }
}

async function write(name: string, content: Buffer, cut: Cut): Promise<string> {
  const madeOf = createHash('sha256')
    .update(content)
    .update(JSON.stringify([CUT, cut]))
  const file = `${name}-${madeOf.digest('hex').slice(0, 10)}.woff2`
  written.add(file)
  if (!existsSync(join(target, file))) writeFileSync(join(target, file), await cutFont(content, cut))
  return file
}
