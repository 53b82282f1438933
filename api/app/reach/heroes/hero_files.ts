import { type EncodedHero, HERO_FORMATS } from '#app/members/photos/processing/encode_hero'
import { photoStore } from '#app/members/photos/storage/photo_store'
import { heroAddress } from '#app/tenancy/heroes/hero'

/** Of the part of an address behind the brand's id. */
export const HERO_FILE = /^[0-9a-f]{32}-\d{3,4}\.(?:avif|webp)$/

const IMMUTABLE = 'public, max-age=31536000, immutable'

export function heroFileHeaders(file: string): [string, string][] {
  return [
    ['Content-Type', file.endsWith('.avif') ? 'image/avif' : 'image/webp'],
    ['Cache-Control', IMMUTABLE],
  ]
}

export async function storeHeroFiles(tenantId: string, key: string, { files }: EncodedHero): Promise<void> {
  const store = await photoStore()
  for (const { width, format, bytes } of files)
    await store.put(pathOf(tenantId, key, width, format), bytes, { contentType: `image/${format}` })
}

export async function removeHeroFiles(tenantId: string, key: string, widths: readonly number[]): Promise<void> {
  const store = await photoStore()
  for (const width of widths)
    for (const format of HERO_FORMATS) await store.delete(pathOf(tenantId, key, width, format))
}

function pathOf(tenantId: string, key: string, width: number, format: string): string {
  return `${heroAddress(tenantId, key)}-${width}.${format}`
}
