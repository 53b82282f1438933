import { BRAND_HEARTS } from '@manyhearts/theme-presets/brand_hearts'
import sharp from 'sharp'
import type { Site } from '#app/tenancy/sites/site'
import { siteLook } from '#app/tenancy/themes/theme'

/**
 * What an icon is for (W3C Web Application Manifest, `purpose`). `any` is shown as it is: round corners, hearts as large as they go.
 * `maskable` is cut to whatever shape a phone likes: the ground goes to the edges, and the hearts keep within the middle circle of
 * 40 % radius that no mask touches.
 */
export type IconPurpose = 'any' | 'maskable'

/** The drawing is 64 wide; how far its square of hearts is from the edge, and how round the ground's corners are. */
const SHAPES: Record<IconPurpose, { margin: number; corner: number }> = {
  any: { margin: 10, corner: 14 },
  maskable: { margin: 16, corner: 0 },
}

/** A brand's icon: its two hearts on its own ground. */
export function brandIcon(site: Site, purpose: IconPurpose): string {
  const { modes, default_mode: mode } = siteLook(site)
  const { surface_0: ground, primary, secondary } = modes[mode]
  const { margin, corner } = SHAPES[purpose]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${corner}" fill="${ground}"/>
  <g transform="translate(${margin} ${margin}) scale(${2 - margin / 16})"><path fill="${secondary}" d="${BRAND_HEARTS.back}"/><path fill="${primary}" d="${BRAND_HEARTS.front}"/></g>
</svg>`
}

const drawn = new Map<string, Promise<Buffer>>()

/** The icon as PNG in one of the sizes a web manifest names. */
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
