import db from '@adonisjs/lucid/services/db'
import { asTenant, currentTransaction } from './tenant_context.js'
import type { Manifest, ManifestPackage } from './manifest.js'

/** One thing a manifest makes, changes or ends. */
export interface Change {
  what: string
  how: 'new' | 'changed' | 'ended'
}

/**
 * Makes a brand what its manifest says, all or nothing; applied twice it changes nothing. With `keep: false` it only tells
 * what it would do.
 * @returns the changes, in the order they are made
 */
export async function applyManifest(manifest: Manifest, { keep = true } = {}): Promise<Change[]> {
  const id = await tenantId(manifest.tenant)
  return asTenant(
    { id, slug: manifest.tenant },
    async () => [
      ...(await applyCompany(manifest)),
      ...(await applyTenant(id, manifest)),
      ...(await applyDomains(id, manifest)),
      ...(await applyPackages(manifest.packages ?? [])),
      ...(await applyInviteCodes(manifest.invite_codes ?? [])),
    ],
    { door: 'staff', keep: () => keep }
  )
}

async function tenantId(slug: string): Promise<string> {
  const { rows } = await db
    .connection('staff')
    .rawQuery('select coalesce((select id from global.tenants where slug = ?), sec.new_id())::text as id', [slug])
  return rows[0].id
}

async function applyCompany({ company }: Manifest): Promise<Change[]> {
  return upsert('global.companies', `company ${company.key}`, 'key', {
    key: company.key,
    name: company.name,
    address: company.address,
    kvk: company.kvk,
    city: company.city,
    country: company.country,
    tradenames: company.tradenames ?? [],
    vat_numbers: company.vat_numbers ?? [],
    vat_percent: company.vat_percent,
    support_phone: company.support_phone,
    delete_discount: company.delete_discount ?? 0,
    added_at: new Date(company.added),
  })
}

async function applyTenant(id: string, manifest: Manifest): Promise<Change[]> {
  const { rows } = await query('select id from global.companies where key = ?', [manifest.company.key])
  return upsert('global.tenants', `tenant ${manifest.tenant}`, 'slug', {
    id,
    slug: manifest.tenant,
    company_id: rows[0].id,
    niche_id: manifest.niche,
    state: manifest.state,
    time_zone: manifest.time_zone,
    theme: JSON.stringify(manifest.theme ?? {}),
    settings: JSON.stringify(manifest.settings ?? {}),
    cheapest_credits: JSON.stringify(cheapestCredits(manifest.packages ?? [])),
  })
}

async function applyDomains(id: string, { domains }: Manifest): Promise<Change[]> {
  const hosts = domains.map(({ host }) => host)
  const taken = await query('select host from global.domains where host = any(?) and tenant_id <> ?', [hosts, id])
  if (taken.rows[0]) throw new Error(`the host ${taken.rows[0].host} belongs to another tenant`)
  const { rows } = await query(
    'delete from global.domains where tenant_id = ? and not (host = any(?)) returning host',
    [id, hosts]
  )
  const changes: Change[] = rows.map(({ host }: { host: string }) => ({ what: `domain ${host}`, how: 'ended' }))
  // The old main steps down first: there can be one only.
  const main = domains.find((domain) => domain.main)!.host
  await query('update global.domains set main = false where tenant_id = ? and main and host <> ?', [id, main])
  for (const { host, language, country, main: isMain = false, settings = {} } of domains) {
    const row = { tenant_id: id, host, language, country, main: isMain, settings: JSON.stringify(settings) }
    changes.push(...(await upsert('global.domains', `domain ${host}`, 'host', row)))
  }
  return changes
}

async function applyPackages(packages: ManifestPackage[]): Promise<Change[]> {
  const wanted = packages.map(({ bonus_credits = 0, ...one }) => ({ ...one, bonus_credits }))
  // A changed package ends and a new one begins: orders and the price history keep pointing to what was sold.
  const { rows: ended } = await query(
    `update app.credit_packages set ends_at = now()
     where tenant_id = (select sec.tenant_id()) and ends_at is null and not exists (
       select 1 from jsonb_to_recordset(?::jsonb) as wanted(key text, country text, credits int, bonus_credits int, price_minor int, currency text)
       where (wanted.key, wanted.country, wanted.credits, wanted.bonus_credits, wanted.price_minor, wanted.currency)
         = (credit_packages.key, credit_packages.country, credit_packages.credits, credit_packages.bonus_credits,
            credit_packages.price_minor, credit_packages.currency))
     returning country, key`,
    [JSON.stringify(wanted)]
  )
  const { rows: begun } = await query(
    `insert into app.credit_packages (key, country, credits, bonus_credits, price_minor, currency)
     select key, country, credits, bonus_credits, price_minor, currency
     from jsonb_to_recordset(?::jsonb) as wanted(key text, country text, credits int, bonus_credits int, price_minor int, currency text)
     on conflict (tenant_id, country, key) where ends_at is null do nothing returning country, key`,
    [JSON.stringify(wanted)]
  )
  const named =
    (how: Change['how']) =>
    (row: { country: string; key: string }): Change => ({ what: `package ${row.country} ${row.key}`, how })
  return [...ended.map(named('ended')), ...begun.map(named('new'))]
}

async function applyInviteCodes(codes: { code: string; uses: number }[]): Promise<Change[]> {
  const { rows: ended } = await query(
    'delete from app.invite_codes where tenant_id = (select sec.tenant_id()) and not (code = any(?)) returning code',
    [codes.map(({ code }) => code)]
  )
  const changes: Change[] = ended.map(({ code }: { code: string }) => ({ what: `invite code ${code}`, how: 'ended' }))
  for (const one of codes)
    changes.push(...(await upsert('app.invite_codes', `invite code ${one.code}`, 'tenant_id, code', one)))
  return changes
}

/** Inserts a row or brings it up to date; says nothing when it already was. */
async function upsert(table: string, what: string, key: string, row: Record<string, unknown>): Promise<Change[]> {
  const name = table.split('.')[1]!
  const columns = Object.keys(row)
  const updatable = columns.filter((column) => !['id', 'tenant_id', ...key.split(', ')].includes(column))
  const { rows } = await query(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
     on conflict (${key}) do update set ${updatable.map((column) => `${column} = excluded.${column}`).join(', ')}
     where (${updatable.map((column) => `${name}.${column}`).join(', ')}) is distinct from (${updatable.map((column) => `excluded.${column}`).join(', ')})
     returning (xmax = 0) as is_new`,
    Object.values(row) as never[]
  )
  return rows[0] ? [{ what, how: rows[0].is_new ? 'new' : 'changed' }] : []
}

function query(sql: string, bindings: unknown[]) {
  return currentTransaction().rawQuery(sql, bindings as never[])
}

function cheapestCredits(packages: ManifestPackage[]) {
  const cheapest: Record<string, { price_minor: number; credits: number; currency: string }> = {}
  for (const { country, price_minor, credits, bonus_credits = 0, currency } of packages) {
    const offer = { price_minor, credits: credits + bonus_credits, currency }
    const best = cheapest[country]
    if (!best || offer.price_minor * best.credits < best.price_minor * offer.credits) cheapest[country] = offer
  }
  return cheapest
}
