import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GIFT_PICTURES } from '@manyhearts/locales/gift_names'
import { PRODUCT_ROOT } from '#app/http/product_root'
import type { Site } from '#app/tenancy/sites/site'
import { resolvedTheme } from '#app/tenancy/themes/theme'

export interface DrawnGift {
  svg: string
  /** Changes with the drawing and the brand's colours, so that it may be kept for good. */
  address: string
}

/** A colour of the look with the one that is drawn without it: `var(--primary,#d6336c)`. */
const COLOUR = /var\(--(\w+),#[0-9a-f]{6}\)/g

const HASH_LENGTH = 8

/** By the site's theme, which is another object once it changed. */
const drawn = new WeakMap<object, Record<string, DrawnGift>>()

/** The product's drawing of a gift in the brand's colours. */
export function giftPicture(site: Site, picture: string): DrawnGift | undefined {
  const known = drawn.get(site.theme) ?? drawAll(site)
  drawn.set(site.theme, known)
  return known[picture]
}

function drawAll(site: Site): Record<string, DrawnGift> {
  const { modes, default_mode: mode } = resolvedTheme(site)
  const colours = modes[mode] as unknown as Record<string, string>
  return Object.fromEntries(
    GIFT_PICTURES.map((picture) => {
      const source = readFileSync(join(PRODUCT_ROOT, 'theme-presets/gifts', `${picture}.svg`), 'utf8')
      const svg = source.replaceAll(COLOUR, (_, name: string) => colours[name]!)
      const version = createHash('sha256').update(svg).digest('hex').slice(0, HASH_LENGTH)
      return [picture, { svg, address: `/gifts/${picture}.svg?v=${version}` }]
    })
  )
}
