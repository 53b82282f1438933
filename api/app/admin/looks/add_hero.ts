import type { HttpContext } from '@adonisjs/core/http'
import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { limitKey } from '#app/http/limits/limit_key'
import { limited } from '#app/http/limits/limited'
import { enqueue } from '#app/jobs/enqueue'
import type { PhotoLicence } from '#app/members/fictional/photo_licences'
import type { EncodedHero } from '#app/members/photos/processing/encode_hero'
import { encodeHeroInWorker } from '#app/members/photos/processing/photo_workers'
import { receivePhoto } from '#app/members/photos/uploads/receive_photo'
import { storeHeroFiles } from '#app/reach/heroes/hero_files'
import { asTenant, currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { storeHeroes } from '#app/tenancy/heroes/store_heroes'
import { HeroLimit } from './look_errors.js'
import { type HeroRow, heroRow, heroRows } from './hero_row.js'
import { writeHeroEntry } from './write_hero_entry.js'

export const MOST_HEROES = 3

const PER_HOUR = 30

/** By then an upload is over. */
const GIVEN_UP_AFTER_SECONDS = 3_600

interface Rights {
  holder: string
  source: string
  licence: PhotoLicence
  credit?: string
}

/** Takes the picture of a request's body; no transaction is open while it is read and encoded. */
export async function addHero(
  ctx: HttpContext,
  brand: GrantedBrand,
  rights: Rights
): Promise<{ isNew: boolean; hero: HeroRow }> {
  const { tenant } = brand
  await asTenant(tenant, admit, { connection: 'staff' })
  const received = await receivePhoto(ctx)
  const key = received.hash.toString('hex').slice(0, 32)
  const encoded = await encodeHeroInWorker(received.path).finally(received.remove)
  const widths = [...new Set(encoded.files.map(({ width }) => width))]
  // In case the server dies before a row uses them.
  const provide = () =>
    enqueue('remove_hero', { key, widths: widths.join(' ') }, { startAfter: GIVEN_UP_AFTER_SECONDS })
  await asTenant(tenant, provide, { connection: 'staff' })
  await storeHeroFiles(tenant.id, key, encoded)
  return changingManifest(brand, () => keep(brand, { key, widths, encoded, rights }))
}

/** @throws HeroLimit TooManyAttempts */
async function admit(): Promise<void> {
  await limited(limitKey(currentTenant(), 'hero-upload', 'brand'), PER_HOUR, '1 hour')
  await refuseMore()
}

async function refuseMore(): Promise<void> {
  const known = await heroRows()
  if (known.length >= MOST_HEROES) throw new HeroLimit({ limit: MOST_HEROES })
}

interface Kept {
  key: string
  widths: number[]
  encoded: EncodedHero
  rights: Rights
}

async function keep(brand: GrantedBrand, { key, widths, encoded, rights }: Kept) {
  const [known] = await heroRows(key)
  if (known) return { isNew: false, hero: known }
  await refuseMore()
  const { width, height, placeholder } = encoded
  const { holder, source, licence, credit = '' } = rights
  await tenantRows(
    `insert into app.heroes (key, width, height, widths, placeholder, holder, source, licence, credit, confirmed_by)
     values (:key, :width, :height, :widths, :placeholder, :holder, :source, :licence, :credit, :staff)`,
    { key, width, height, widths, placeholder, holder, source, licence, credit, staff: brand.staff.id }
  )
  await storeHeroes()
  const hero = await heroRow(key)
  await writeHeroEntry({ brand, action: 'hero_added', before: null, after: hero })
  return { isNew: true, hero }
}
