import sharp from 'sharp'
import type { Site } from '#app/tenancy/site'
import { siteLook } from '#app/tenancy/site_look'

/** Two hearts, as the site's header shows them; the drawing is 32 by 32. */
const HEARTS = {
  back: 'M20.5 27.5C14 23 9.5 19 9.5 13.6c0-4.2 3.2-7.1 6.7-7.1 2 0 3.5.9 4.3 2.4.8-1.5 2.3-2.4 4.3-2.4 3.5 0 6.7 2.9 6.7 7.1 0 5.4-4.5 9.4-11 13.9Z',
  front:
    'M11.5 24.5C5 20 .5 16 .5 10.6.5 6.4 3.7 3.5 7.2 3.5c2 0 3.5.9 4.3 2.4.8-1.5 2.3-2.4 4.3-2.4 3.5 0 6.7 2.9 6.7 7.1 0 5.4-4.5 9.4-11 13.9Z',
}

/** A brand's icon: its two hearts on its own ground, with room for the round masks of phones. */
export function brandIcon(site: Site): string {
  const { modes, default_mode: mode } = siteLook(site)
  const { surface_0: ground, primary, secondary } = modes[mode]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="${ground}"/>
  <g transform="translate(16 16)"><path fill="${secondary}" d="${HEARTS.back}"/><path fill="${primary}" d="${HEARTS.front}"/></g>
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
