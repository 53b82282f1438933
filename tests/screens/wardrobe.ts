import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { parse, stringify } from 'yaml'
import type { PresetName } from '@manyhearts/theme-presets/presets'
import { STAFF } from './product.ts'
import { sendFrom } from './send_from.ts'
import type { Shot } from './shot.ts'

const BRANDS = new URL('../../database/seeders/brands/', import.meta.url)

/** The demo brand that wears a preset: its own, and for the two nobody has, whoever they fit best. */
const WEARERS: Record<PresetName, string> = {
  blush: 'rosa',
  ember: 'vlam',
  dusk: 'abendrot',
  meadow: 'abendrot',
  aurora: 'regnbue',
  velvet: 'rosa',
}

/** Changes brands' looks as their staff would: by manifest, on the console's host. */
export async function openWardrobe(browser: Browser) {
  const page = await browser.newPage({ baseURL: `http://admin.localhost:${process.env.PORT}` })
  await page.goto('/login')
  await sendFrom(page, '/api/session', JSON.stringify(STAFF))

  /** Dresses a brand for the photograph. @returns its host */
  async function dress({ preset, mode }: Pick<Shot, 'preset' | 'mode'>): Promise<string> {
    const brand = WEARERS[preset]
    const manifest = parse(await readFile(new URL(`${brand}.yaml`, BRANDS), 'utf8'))
    await sendFrom(
      page,
      '/api/manifests/apply',
      stringify({ ...manifest, theme: { preset, mode } }),
      'application/yaml'
    )
    return `${brand}.localhost`
  }

  return { dress }
}
