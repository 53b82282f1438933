import { BRAND_HEARTS } from '@manyhearts/theme-presets/brand_hearts'
import sharp from 'sharp'
import type { Site } from '#app/tenancy/site'
import { siteLook } from '#app/tenancy/site_look'

/** A brand's icon (32 by 32 drawn on 64): its two hearts on its own ground, with room for the round masks of phones. */
export function brandIcon(site: Site): string {
  const { modes, default_mode: mode } = siteLook(site)
  const { surface_0: ground, primary, secondary } = modes[mode]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="${ground}"/>
  <g transform="translate(16 16)"><path fill="${secondary}" d="${BRAND_HEARTS.back}"/><path fill="${primary}" d="${BRAND_HEARTS.front}"/></g>
</svg>`
}

const drawn = new Map<string, Promise<Buffer>>()

/** The icon as PNG in one of the sizes a web manifest names. */
export function brandIconPng(site: Site, size: number): Promise<Buffer> {
  const svg = brandIcon(site)
  const key = `${size} ${svg}`
  const known = drawn.get(key)
  if (known) return known
  const png = sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png()
    .toBuffer()
  drawn.set(key, png)
  return png
}
