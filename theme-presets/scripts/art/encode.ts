import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Paint, toSharp } from './raster.ts'
import type { PresetName } from './techniques/techniques.ts'

/**
 * Dots and hatching cost most bytes and hide faults best; washes and faces in soft light need more.
 * WebP is for the few browsers without AVIF; where there is nothing else, it is `alone`.
 */
export const QUALITY: Record<PresetName, { avif: number; webp: number; alone: number }> = {
  blush: { avif: 50, webp: 62, alone: 72 },
  ember: { avif: 42, webp: 40, alone: 52 },
  dusk: { avif: 40, webp: 34, alone: 48 },
  meadow: { avif: 48, webp: 60, alone: 70 },
  aurora: { avif: 50, webp: 62, alone: 72 },
  velvet: { avif: 50, webp: 62, alone: 72 },
}

/** Writes `<path>-<width>.avif` and `.webp` for each width. */
export async function encode(
  picture: Paint,
  preset: PresetName,
  path: string,
  widths: readonly number[]
): Promise<void> {
  const whole = await toSharp(picture).png({ compressionLevel: 1 }).toBuffer()
  const { avif, webp } = QUALITY[preset]
  for (const width of widths) {
    const sized = sharp(whole).resize(width)
    await writeFile(`${path}-${width}.avif`, await sized.clone().avif({ quality: avif, effort: 2 }).toBuffer())
    await writeFile(`${path}-${width}.webp`, await sized.clone().webp({ quality: webp, effort: 6 }).toBuffer())
  }
}
