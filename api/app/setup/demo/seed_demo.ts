import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import type Profile from '#app/members/people/profile'
import { applyManifest } from '#app/tenancy/manifests/apply_manifest'
import type { Manifest } from '#app/tenancy/manifests/manifest'
import { readManifest } from '#app/tenancy/manifests/read_manifest'
import { siteByHost } from '#app/tenancy/sites/site_directory'
import type { Site } from '#app/tenancy/sites/site'
import { tenantBySlug } from '#app/tenancy/manifests/tenant_by_slug'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { demoManifests, demoPeople, demoTalk, type DemoPerson, type DemoTalk } from './demo_files.js'
import { type EncodePhoto, photoEncoder } from './photo_encoder.js'
import { recordDrawnPhotos } from './record_drawn_photos.js'
import { seedPerson, storePhotos } from './seed_people.js'
import { seedTalk } from './seed_talk.js'

interface Wanted {
  brands?: string[]
  password: string
  /** Most photos of a person. */
  photos?: number
  /** Most photos that are encoded, which takes most of the time; the others are copies of these. */
  differentPhotos?: number
  say?: (line: string) => void
}

/** Fills the demo brands that have no people yet, and leaves others as they are. @returns the brands filled */
export async function seedDemo({
  brands,
  password,
  photos = Infinity,
  differentPhotos = Infinity,
  say = () => {},
}: Wanted): Promise<string[]> {
  const empty: Manifest[] = []
  for (const { name, source } of await demoManifests()) {
    const read = readManifest(source)
    if ('faults' in read)
      throw new Error(read.faults.map(({ line, path, reason }) => `${name}:${line} ${path}: ${reason}`).join('\n'))
    const { tenant: slug } = read.manifest
    if ((!brands || brands.includes(slug)) && !(await hasPeople(slug))) empty.push(read.manifest)
  }
  if (empty.length === 0) return []

  const [people, talk] = await Promise.all([demoPeople(), demoTalk()])
  const demoHash = await hash.make(password)
  const nobodysHash = await hash.make(randomBytes(24).toString('hex'))
  const encode = photoEncoder(differentPhotos)
  for (const manifest of empty) {
    await applyManifest(manifest)
    const site = await siteByHost(manifest.domains.find(({ main }) => main)!.host)
    const cast = people
      .filter(({ brand }) => brand === manifest.tenant)
      .map((person) => ({ ...person, photos: Math.min(person.photos, photos) }))
    await fillBrand(site!, cast, talk, { demoHash, nobodysHash, encode }, say)
  }
  return empty.map(({ tenant }) => tenant)
}

async function hasPeople(slug: string): Promise<boolean> {
  const tenant = await tenantBySlug(slug)
  if (!tenant) return false
  const someone = () => tenantRows('select 1 from app.profiles limit 1')
  return (await asTenant(tenant, someone, { readOnly: true })).length > 0
}

async function fillBrand(
  site: Site,
  cast: DemoPerson[],
  talk: DemoTalk,
  { demoHash, nobodysHash, encode }: { demoHash: string; nobodysHash: string; encode: EncodePhoto },
  say: (line: string) => void
): Promise<void> {
  const encoded = counter(`Encoding photos of ${site.slug}'s members`, cast.length, say)
  const photos = await Promise.all(
    cast.map(async (person) => {
      const stored = await storePhotos(site, person, encode)
      encoded()
      return stored
    })
  )
  const seeded = counter(`Seeding members of ${site.slug}`, cast.length, say)
  await asTenant(site, async () => {
    const profiles = new Map<string, Profile>()
    for (const [place, person] of cast.entries()) {
      const passwordHash = person.key === 'demo' ? demoHash : nobodysHash
      profiles.set(person.key, await seedPerson(site, person, photos[place]!, place, passwordHash))
      seeded()
    }
    await seedTalk(site, profiles, talk)
  })
  await asTenant(site, recordDrawnPhotos, { connection: 'staff' })
}

const COUNTED = 10

function counter(what: string, total: number, say: (line: string) => void): () => void {
  let done = 0
  return () => {
    done++
    if (done % COUNTED === 0 || done === total) say(`${what}: ${done} of ${total}`)
  }
}
