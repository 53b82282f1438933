import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkitten'
import decompress from 'woff2-encoder/decompress'
import { faces } from '../src/faces.ts'
import type { Typeface } from '../src/preset.ts'
import { presets } from '../src/presets.ts'
import type { PrintManifest } from '../src/print_font.ts'
import { codePoints } from './code_points.ts'
import { type AxisLimits, cutToTrueType } from './cut_font.ts'

/** Increase when fonts are cut differently. */
const CUT = 1

/** For running text and headings on paper, in points. */
const OPTICAL_SIZE = { display: 24, text: 10 }

/**
 * Writes the presets' fonts for documents to `dist/print`, with their manifest: one weight in a file, all axes settled, because the
 * libraries that embed fonts know no variable ones.
 */
const target = join(import.meta.dirname, '../dist/print')
const written = new Set(['manifest.json'])

mkdirSync(target, { recursive: true })
const manifest: PrintManifest = {}
for (const { name, type } of Object.values(presets)) {
  manifest[name] = {
    display: await build(type.display, type.display.weight, OPTICAL_SIZE.display),
    text: await build(type.text, type.text.weight, OPTICAL_SIZE.text),
    strong: await build(type.text, type.text.strong, OPTICAL_SIZE.text),
  }
}
writeFileSync(join(target, 'manifest.json'), JSON.stringify(manifest, null, 2) + '\n')
for (const stale of readdirSync(target).filter((file) => !written.has(file))) {
  rmSync(join(target, stale))
}

/** Western and Northern European letters, then those that Polish and others have beside them. */
async function build({ face, axes }: Typeface, weight: number, opticalSize: number): Promise<string[]> {
  const { package: name, variant } = faces[face]
  const source = join(import.meta.dirname, '../node_modules/@fontsource-variable', name)
  const ranges = JSON.parse(readFileSync(join(source, 'unicode.json'), 'utf8'))
  const files: string[] = []
  for (const subset of ['latin', 'latin-ext']) {
    const content = readFileSync(join(source, 'files', `${name}-${subset}-${variant}-normal.woff2`))
    const limits = await settled(content, { wght: weight, opsz: opticalSize, ...axes })
    files.push(await write(`${name}-${variant}-${weight}-${subset}`, content, codePoints(ranges[subset]), limits))
  }
  return files
}

/** Every axis of a font at one place: as wanted, else where the font has it. */
async function settled(file: Buffer, wanted: Record<string, number>): Promise<AxisLimits> {
  const { variationAxes } = create(Buffer.from(await decompress(file))) as Font
  return Object.fromEntries(
    Object.entries(variationAxes).map(([tag, axis]) => {
      const { min, max, default: usual } = axis!
      const at = Math.min(max, Math.max(min, wanted[tag] ?? usual))
      return [tag, [at, at]]
    })
  )
}

async function write(name: string, content: Buffer, signs: number[], limits: AxisLimits): Promise<string> {
  const madeOf = createHash('sha256')
    .update(content)
    .update(JSON.stringify([CUT, signs, limits]))
  const file = `${name}-${madeOf.digest('hex').slice(0, 10)}.ttf`
  written.add(file)
  if (!existsSync(join(target, file)))
    writeFileSync(join(target, file), await cutToTrueType(content, { signs, limits }))
  return file
}
