import { storeDiscountCodes } from './store_discount_codes.js'
import { storeGifts } from './store_gifts.js'
import { storeInviteCodes } from './store_invite_codes.js'
import { storeTexts } from './store_texts.js'
import { storePackages } from './store_packages.js'
import type { WholeManifest } from '#app/tenancy/manifests/manifest'
import { pagesOf } from '#app/tenancy/manifests/pages_of'
import { renewPushKey } from '#app/tenancy/push_keys/push_key'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'

/** Rows that are already right stay untouched. */
export async function storeManifest(manifest: WholeManifest): Promise<void> {
  await storeTenant(manifest)
  await storePushKey()
  await storeDomains(manifest)
  await storePages(manifest)
  await storeTexts(manifest)
  await storePackages(manifest)
  await storeGifts(manifest)
  await storeDiscountCodes(manifest)
  await storeCampaigns(manifest)
  await storePostbackReceivers(manifest)
  await storeInviteCodes(manifest)
  await storeGrants(manifest)
}

async function storeTenant({ company, tenant: slug, state, niche, time_zone, ...rest }: WholeManifest) {
  const { key, added, ...fields } = company
  await upsert('global.companies', 'key', { key, ...fields, added_at: added })
  const [{ id: company_id }] = (await tenantRows('select id from global.companies where key = ?', [key])) as [any]
  const { theme, settings } = rest
  await upsert('global.tenants', 'id', {
    id: currentTenant().id,
    slug,
    company_id,
    niche_id: niche,
    state,
    time_zone,
    theme: JSON.stringify(theme),
    settings: JSON.stringify(settings),
  })
}

/** A brand that is new; others change theirs by `push:key`. */
async function storePushKey() {
  const keyless = await tenantRows(
    'select from global.tenants where id = (select sec.tenant_id()) and push_public_key is null'
  )
  if (keyless.length > 0) await renewPushKey()
}

async function storeDomains({ domains }: WholeManifest) {
  const here = 'tenant_id = (select sec.tenant_id())'
  const hosts = domains.map(({ host }) => host)
  await tenantRows(`delete from global.domains where ${here} and not (host = any(?))`, [hosts])
  // The old main domain first: there can be only one.
  const main = domains.find((domain) => domain.main)!.host
  await tenantRows(`update global.domains set main = false where ${here} and main and host <> ?`, [main])
  for (const { settings, ...domain } of domains)
    await upsert('global.domains', 'host', {
      tenant_id: currentTenant().id,
      ...domain,
      settings: JSON.stringify(settings),
    })
}

async function storePages(manifest: WholeManifest) {
  const pages = pagesOf(manifest)
  await tenantRows(
    `delete from app.own_pages where tenant_id = (select sec.tenant_id()) and not ((name, language) in (
       select name, language from jsonb_to_recordset(?::jsonb) as wanted(name text, language text)))`,
    [JSON.stringify(pages)]
  )
  for (const page of pages) await upsert('app.own_pages', 'tenant_id, name, language', page)
}

async function storeCampaigns({ campaigns }: WholeManifest) {
  await tenantRows('delete from app.campaigns where tenant_id = (select sec.tenant_id()) and not (slug = any(?))', [
    campaigns.map(({ slug }) => slug),
  ])
  for (const { slug, texts } of campaigns)
    await upsert('app.campaigns', 'tenant_id, slug', { slug, texts: JSON.stringify(texts) })
}

/** Secrets stay: they are entered in the console. */
async function storePostbackReceivers({ postbacks }: WholeManifest) {
  await tenantRows(
    'delete from app.postback_receivers where tenant_id = (select sec.tenant_id()) and not (key = any(?))',
    [postbacks.map(({ key }) => key)]
  )
  for (const { events, ...one } of postbacks)
    await upsert('app.postback_receivers', 'tenant_id, key', { ...one, events: `{${events.join(',')}}` })
}

async function storeGrants({ staff }: WholeManifest) {
  const wanted = `jsonb_to_recordset(?::jsonb) as wanted(email text, roles text[])`
  const people = `staff.staff_members join ${wanted} on wanted.email = staff_members.email`
  await tenantRows(
    `delete from staff.grants where tenant_id = (select sec.tenant_id()) and not exists (
       select 1 from ${people} where staff_members.id = grants.staff_member_id and grants.role = any(wanted.roles))`,
    [JSON.stringify(staff)]
  )
  await tenantRows(
    `insert into staff.grants (staff_member_id, tenant_id, role)
     select staff_members.id, (select sec.tenant_id()), unnest(wanted.roles) from ${people} on conflict do nothing`,
    [JSON.stringify(staff)]
  )
}

async function upsert(table: string, key: string, row: Record<string, unknown>): Promise<void> {
  const name = table.split('.')[1]!
  const columns = Object.keys(row)
  const updatable = columns.filter((column) => !['id', 'tenant_id', ...key.split(', ')].includes(column))
  const each = (write: (column: string) => string) => updatable.map(write).join(', ')
  await tenantRows(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
     on conflict (${key}) do update set ${each((column) => `${column} = excluded.${column}`)}
     where (${each((column) => `${name}.${column}`)}) is distinct from (${each((column) => `excluded.${column}`)})`,
    Object.values(row)
  )
}
