import db from '@adonisjs/lucid/services/db'
import { resolveSettings, type SettingsLevel } from './resolve_settings.js'
import type { Site } from './site.js'

const MOST_HOSTS = 10_000
const FORGET_UNKNOWN_AFTER_MS = 30_000

const known = new Map<string, { site: Site | undefined; until: number }>()

/** The brand that answers under a host name; one statement the first time, none after, until something changes. */
export async function siteByHost(host: string): Promise<Site | undefined> {
  const found = known.get(host)
  if (found && found.until > Date.now()) return found.site
  const site = await loadSite('domains.host = ?', host)
  // A bound on strangers' inventions: host names come from outside.
  if (known.size >= MOST_HOSTS) known.clear()
  known.set(host, { site, until: site ? Number.POSITIVE_INFINITY : Date.now() + FORGET_UNKNOWN_AFTER_MS })
  return site
}

/** A brand by its id, as its main domain serves it; for jobs and commands. */
export async function siteByTenantId(id: string): Promise<Site | undefined> {
  return (
    [...known.values()].find(({ site }) => site?.id === id && site.host === site.mainHost)?.site ??
    (await loadSite('domains.main and tenants.id = ?', id))
  )
}

/** Forgets every brand: something in the tenancy changed. */
export function forgetSites(): void {
  known.clear()
}

async function loadSite(condition: string, value: string): Promise<Site | undefined> {
  const { rows } = await db.connection('asides').rawQuery(
    `select tenants.id::text, tenants.slug, tenants.state, tenants.time_zone, tenants.theme, tenants.cheapest_credits,
            tenants.settings as tenant, niches.settings as niche, niches.id as niche_id, niches.preset,
            platforms.settings as platform, domains.settings as domain, domains.host, domains.language, domains.country,
            mains.host as main_host, to_jsonb(companies) as company
     from global.domains
     join global.tenants on tenants.id = domains.tenant_id
     join global.companies on companies.id = tenants.company_id
     join global.niches on niches.id = tenants.niche_id
     join global.domains mains on mains.tenant_id = tenants.id and mains.main
     left join global.platforms on true
     where ${condition}`,
    [value]
  )
  return rows[0] && toSite(rows[0])
}

function toSite(row: Record<string, any>): Site {
  const { added_at: added, id, ...company } = row.company
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    host: row.host,
    mainHost: row.main_host,
    domainLanguage: row.language,
    language: row.language.slice(0, 2),
    country: row.country,
    niche: Number(row.niche_id),
    timeZone: row.time_zone,
    theme: { preset: row.preset, ...row.theme },
    company: { ...company, id: String(id), added: new Date(added).toISOString() },
    settings: resolveSettings([row.domain, row.tenant, row.niche, row.platform ?? {}] as SettingsLevel[]),
    cheapestCredits: row.cheapest_credits,
  }
}
