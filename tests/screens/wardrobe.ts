import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { parse, stringify } from 'yaml'
import type { PresetName } from '@manyhearts/theme-presets/presets'
import { STAFF } from './product.ts'
import { sendFrom } from './send_from.ts'
import type { Shot } from './shot.ts'

const BRANDS = new URL('../../database/seeders/brands/', import.meta.url)

/** A code that takes something off. */
export const CODE = 'SPRING20'
const CODE_ON_SALE = { code: CODE, value_percentage: 20, validity: 'unlimited' }

/** The demo brand for a preset: its own, or the closest fit for the two that no brand has. */
const WEARERS: Record<PresetName, string> = {
  blush: 'rosa',
  ember: 'vlam',
  dusk: 'abendrot',
  meadow: 'abendrot',
  aurora: 'regnbue',
  velvet: 'rosa',
}

/** Changes brands' themes as their staff would: by manifest, on the console's host. */
export async function openWardrobe(browser: Browser) {
  const page = await browser.newPage({ baseURL: `http://admin.localhost:${process.env.PORT}` })
  await page.goto('/login')
  await sendFrom(page, '/api/session', JSON.stringify(STAFF))

  /** Applies a theme. @returns the brand's host */
  async function dress({ preset, mode }: Pick<Shot, 'preset' | 'mode'>): Promise<string> {
    const brand = WEARERS[preset]
    const manifest = parse(await readFile(new URL(`${brand}.yaml`, BRANDS), 'utf8'))
    await sendFrom(
      page,
      '/api/manifests/apply',
      stringify({ ...manifest, theme: { preset, mode }, discount_codes: [CODE_ON_SALE] }),
      'application/yaml'
    )
    return `${brand}.localhost`
  }

  return { dress }
}
