import { BRAND_HEARTS } from '@manyhearts/theme-presets/brand_hearts'
import sharp from 'sharp'
import type { Site } from '#app/tenancy/sites/site'
import { resolvedTheme } from '#app/tenancy/themes/theme'

/** Manifest `purpose` (W3C): `maskable` fills to the edges, with the hearts inside the 40 % radius that no mask cuts. */
export type IconPurpose = 'any' | 'maskable'

/** In units of the 64-wide drawing. */
const SHAPES: Record<IconPurpose, { margin: number; corner: number }> = {
  any: { margin: 10, corner: 14 },
  maskable: { margin: 16, corner: 0 },
}

export function brandIcon(site: Site, purpose: IconPurpose): string {
  const { modes, default_mode: mode } = resolvedTheme(site)
  const { surface_0: ground, primary, secondary } = modes[mode]
  const { margin, corner } = SHAPES[purpose]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${corner}" fill="${ground}"/>
  <g transform="translate(${margin} ${margin}) scale(${2 - margin / 16})"><path fill="${secondary}" d="${BRAND_HEARTS.back}"/><path fill="${primary}" d="${BRAND_HEARTS.front}"/></g>
</svg>`
}

const drawn = new Map<string, Promise<Buffer>>()

export function brandIconPng(site: Site, purpose: IconPurpose, size: number): Promise<Buffer> {
  const svg = brandIcon(site, purpose)
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
