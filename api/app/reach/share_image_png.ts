import { typesetter } from '@manyhearts/theme-presets/typesetter'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { shareImage } from '#app/tenancy/sites/share_image'
import type { Site } from '#app/tenancy/sites/site'
import { resolvedTheme } from '#app/tenancy/themes/theme'
import { drawShareImage } from './draw_share_image.js'

/** About 50 kB each. */
const MOST_KEPT = 200

/** For headings, and still readable in small previews. */
const OPTICAL_SIZE = 72

const drawn = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT })
const faces = new Map<string, ReturnType<typeof typesetter>>()

/** PNG, 1200 × 630, drawn on first use. */
export function shareImagePng(site: Site): Promise<Buffer> {
  const { version } = shareImage(site)
  const known = drawn.get(version)
  if (known) return known
  const drawing = draw(site)
  drawn.set(version, drawing)
  drawing.catch(() => drawn.delete(version))
  return drawing
}

async function draw(site: Site): Promise<Buffer> {
  const theme = resolvedTheme(site)
  let face = faces.get(theme.name)
  if (!face) faces.set(theme.name, (face = typesetter(theme, 'display', OPTICAL_SIZE)))
  const mode = site.theme.mode ?? theme.default_mode
  const svg = drawShareImage({ theme, mode, ...shareImage(site) }, await face)
  return sharp(Buffer.from(svg)).png().toBuffer()
}
