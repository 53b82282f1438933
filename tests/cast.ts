import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { DateTime } from 'luxon'
import Member from '@manyhearts/api/app/members/people/member'
import { newToken } from '@manyhearts/api/app/http/opaque_token'
import Session from '@manyhearts/api/app/identity/sessions/session'
import Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant, type Tenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { CHEAP_HASH } from './password.ts'
import { Visitor } from './visitor.ts'

export interface Brand extends Tenant {
  host: string
}

export interface Person {
  brand: Brand
  member: Member
  profile: Profile
  browser: Visitor
}

export interface Cast {
  rosa: Brand
  vlam: Brand
  /** A woman looking for men on Rosa: activated, free. */
  ann: Person
  /** A man looking for women on Rosa: activated, free. */
  ben: Person
  /** On Rosa, signed up and not activated. */
  cleo: Person
  /** On Vlam, activated: unknown to Rosa's people. */
  dora: Person
  fay: Profile
}

type Settings = Record<string, unknown>

/** Two new brands and five people; each test group has its own, so that none disturbs another. */
export async function newCast(settings: { rosa?: Settings; vlam?: Settings } = {}): Promise<Cast> {
  const rosa = await newBrand('rosa', 'GB', 'en-GB', settings.rosa)
  const vlam = await newBrand('vlam', 'NL', 'nl-NL', settings.vlam)
  return {
    rosa,
    vlam,
    ann: await newPerson(rosa, { name: 'Ann', gender: 'female', looking_for: 'male' }),
    ben: await newPerson(rosa, { name: 'Ben', gender: 'male', looking_for: 'female' }),
    cleo: await newPerson(rosa, { name: 'Cleo', gender: 'female', looking_for: 'male', activated: false }),
    dora: await newPerson(vlam, { name: 'Dora', gender: 'female', looking_for: 'male' }),
    fay: await newFictionalProfile(rosa, { name: 'Fay', gender: 'female' }),
  }
}

/** What a new brand sells credits for. */
const CREDITS = { price_minor: 999, credits: 100 }

export async function newBrand(
  name: string,
  country: string,
  language: string,
  settings: Settings = {},
  inside: typeof asOwner = asOwner
): Promise<Brand> {
  const slug = `${name}-${randomBytes(5).toString('hex')}`
  const host = `${slug}.localhost`
  return inside(async (owner) => {
    await owner.query(
      `insert into global.countries (code, languages, currency, calling_code, time_zone)
       values ('GB', '{en}', 'GBP', '44', 'Europe/London'), ('NL', '{nl}', 'EUR', '31', 'Europe/Amsterdam') on conflict do nothing`
    )
    await owner.query(
      `insert into global.niches (id, key, preset) values (1, 'general', 'blush') on conflict do nothing`
    )
    await owner.query(
      `insert into global.companies (key, name, address, kvk, city, country, vat_numbers, support_phone, added_at)
       values ('tests', 'Tests B.V.', 'Kade 1', '12345678', 'Amsterdam', 'NL', '{NL1,GB1}', '+31 20-123 4567', '2024-01-01') on conflict do nothing`
    )
    const all = {
      name,
      countries: ['GB', 'NL'],
      logged_out_search: true,
      fictional_singular: { en: 'fictional profile', nl: 'fictief profiel' },
      fictional_plural: { en: 'fictional profiles', nl: 'fictieve profielen' },
      fictional_warning: { en: 'Written by our team. You can’t meet.', nl: 'Geschreven door ons team.' },
      mail_name: name,
      support_email: `support@${host}`,
      ...settings,
    }
    const { rows } = await owner.query(
      `insert into global.tenants (slug, company_id, niche_id, state, time_zone, settings, credit_prices)
       select $1, id, 1, 'live', 'Europe/Amsterdam', $2, $3 from global.companies where key = 'tests' returning id::text`,
      [slug, all, { [country]: { currency: country === 'GB' ? 'GBP' : 'EUR', cheapest: CREDITS, dearest: CREDITS } }]
    )
    await owner.query(
      `insert into global.domains (tenant_id, host, language, country, main) values ($1, $2, $3, $4, true)`,
      [rows[0].id, host, language, country]
    )
    return { id: rows[0].id, slug, host }
  })
}

type PersonFields = {
  name: string
  gender: 'male' | 'female'
  looking_for: 'male' | 'female' | 'both'
  activated?: boolean
  email?: string
  show_fictional?: boolean
  visible_to_visitors?: boolean
  country?: string
  age?: number
  /** Some months ago if left out and activated, when nothing of a newcomer's offers is left. */
  signed_up?: DateTime
}

/** Days. */
const LONG_HERE = 60

/** What members agree to at sign-up, in the brand's current versions. */
const AGREED = `
  insert into app.consents (member_id, kind, version, language)
  select $2, kind, to_char(greatest(added_at, '2023-12-01 12:00Z') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'en'
  from unnest('{terms,privacy}'::text[]) kind, global.tenants
  join global.companies on companies.id = tenants.company_id where tenants.id = $1`

/** A member with a profile, an empty wallet, consents and a logged-in browser. */
export async function newPerson(brand: Brand, fields: PersonFields): Promise<Person> {
  const { activated = true, show_fictional = true, visible_to_visitors = true, country = 'GB', age = 35 } = fields
  const { signed_up = activated ? DateTime.now().minus({ days: LONG_HERE }) : DateTime.now() } = fields
  const { token, hash } = newToken()
  const person = await asTenant(brand, async () => {
    const member = await Member.create({
      email: fields.email ?? `${fields.name.toLowerCase()}-${randomBytes(4).toString('hex')}@example.com`,
      passwordHash: CHEAP_HASH,
      status: activated ? 'active' : 'not_confirmed',
      signedUpAt: signed_up,
      activatedAt: activated ? DateTime.now() : null,
      language: 'en',
      showFictional: show_fictional,
      visibleToVisitors: visible_to_visitors,
    })
    const profile = await Profile.create({
      kind: 'member',
      memberId: member.id,
      status: activated ? 'active' : 'disabled',
      name: fields.name,
      gender: fields.gender,
      lookingFor: fields.looking_for,
      dateOfBirth: DateTime.now().minus({ years: age, months: 1 }),
      country,
      visibleToVisitors: visible_to_visitors,
    })
    await Session.create({ memberId: member.id, tokenHash: hash, expiresAt: DateTime.now().plus({ days: 1 }) })
    return { member, profile }
  })
  await asOwner(async (owner) => {
    const { id } = person.member
    await owner.query('insert into app.wallets (tenant_id, member_id) values ($1, $2)', [brand.id, id])
    await owner.query(AGREED, [brand.id, id])
  }, brand)
  const browser = new Visitor(brand.host)
  browser.cookies.set('sid', token)
  return { brand, ...person, browser }
}

export function newFictionalProfile(
  brand: Brand,
  fields: { name: string; gender: 'male' | 'female'; country?: string }
): Promise<Profile> {
  return asTenant(brand, () =>
    Profile.create({
      kind: 'fictional',
      status: 'active',
      name: fields.name,
      gender: fields.gender,
      lookingFor: 'both',
      dateOfBirth: DateTime.now().minus({ years: 33, months: 2 }),
      country: fields.country ?? 'GB',
      visibleToVisitors: true,
    })
  )
}

/** Works as the tables' owner, past every policy: for what no serving role may do. */
export async function asOwner<T>(work: (owner: pg.Client) => Promise<T>, brand?: Tenant): Promise<T> {
  const owner = (await owners().connect()) as pg.PoolClient & pg.Client
  let isAsNew = false
  try {
    if (brand) {
      const { tenantToken } = await import('@manyhearts/api/app/tenancy/context/tenant_token')
      await owner.query(`select set_config('app.tenant', $1, false)`, [tenantToken(brand.id)])
    }
    const done = await work(owner)
    isAsNew = await owner.query('discard all').then(
      () => true,
      () => false
    )
    return done
  } finally {
    owner.release(!isAsNew)
  }
}

let pool: pg.Pool | undefined

/** Pooled: opening a connection takes as long as a dozen statements, and tests need hundreds. */
function owners(): pg.Pool {
  if (pool) return pool
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 50, allowExitOnIdle: true })
  // A killed server ends idle connections; new ones are opened on demand.
  pool.on('error', () => {})
  return pool
}
