import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { parse } from 'yaml'
import { PRODUCT_ROOT } from '#app/http/product_root'

interface Niche {
  id: number
  key: string
  preset: string
  settings: object
}

/** Stores the platform's defaults and the seven niches (specification §3); values staff changed stay. */
export async function applyDefaults(owner: Client): Promise<void> {
  const read = async (name: string) => parse(await readFile(join(PRODUCT_ROOT, 'database/seeders', name), 'utf8'))
  const niches = (await read('niches.yaml')) as Niche[]
  const platform = (await read('platform.yaml')) as { settings: object }
  await owner.query('insert into global.platforms (settings) values ($1) on conflict do nothing', [
    JSON.stringify(platform.settings),
  ])
  for (const { id, key, preset, settings } of niches) {
    await owner.query(
      'insert into global.niches (id, key, preset, settings) values ($1, $2, $3, $4) on conflict do nothing',
      [id, key, preset, JSON.stringify(settings)]
    )
  }
}
