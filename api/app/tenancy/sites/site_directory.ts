import { sharedRows } from '#app/tenancy/context/shared_list'
import { editionsOf } from './editions.js'
import { resolveSettings, type SettingsLevel } from '#app/tenancy/settings/resolve_settings'
import { platformKeyPair } from '#app/tenancy/push_keys/platform_key_pair'
import { type OwnTextsByWording, readOwnTexts } from '#app/tenancy/texts/read_own_texts'
import type { Site } from './site.js'

const MOST_KNOWN = 10_000
const FORGET_UNKNOWN_AFTER_MS = 30_000

interface Known {
  site: Site | undefined
  until: number
}

const byHost = new Map<string, Known>()
const byTenant = new Map<string, Known>()

/** Raised by every change, so that a site read before it isn't cached after it. */
let changes = 0

export function siteByHost(host: string): Promise<Site | undefined> {
  return found(byHost, host, 'domains.host = ?')
}

/** A brand as its main domain serves it, for jobs and commands. */
export function siteByTenantId(id: string): Promise<Site | undefined> {
  return found(byTenant, id, 'domains.main and tenants.id = ?')
}

export function forgetSites(): void {
  changes++
  byHost.clear()
  byTenant.clear()
}

async function found(known: Map<string, Known>, key: string, condition: string): Promise<Site | undefined> {
  const cached = known.get(key)
  if (cached && cached.until > Date.now()) return cached.site
  const before = changes
  const site = await loadSite(condition, key)
  if (changes !== before) return site
  // Host names come from outside, so the cache needs a bound.
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, { site, until: site ? Number.POSITIVE_INFINITY : Date.now() + FORGET_UNKNOWN_AFTER_MS })
  return site
}

async function loadSite(condition: string, value: string): Promise<Site | undefined> {
  const [row] = await sharedRows(
    `select tenants.id::text, tenants.slug, tenants.state, tenants.time_zone, tenants.theme, tenants.heroes, tenants.has_own_texts, tenants.credit_prices,
            tenants.push_public_key, tenants.has_gifts,
            tenants.settings as tenant, niches.settings as niche, niches.id as niche_id, niches.preset,
            platforms.settings as platform, domains.settings as domain, domains.host, domains.language, domains.country,
            mains.host as main_host, to_jsonb(companies) as company,
            (select jsonb_agg(jsonb_build_object('host', siblings.host, 'language', siblings.language)
                               order by siblings.main desc, siblings.host)
             from global.domains siblings where siblings.tenant_id = tenants.id) as domains
     from global.domains
     join global.tenants on tenants.id = domains.tenant_id
     join global.companies on companies.id = tenants.company_id
     join global.niches on niches.id = tenants.niche_id
     join global.domains mains on mains.tenant_id = tenants.id and mains.main
     left join global.platforms on true
     where ${condition}`,
    [value]
  )
  if (!row) return undefined
  return toSite(row, row.has_own_texts ? await readOwnTexts({ id: row.id, slug: row.slug }) : {})
}

function toSite(row: Record<string, any>, ownTexts: OwnTextsByWording): Site {
  const { added_at: added, id, ...company } = row.company
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    host: row.host,
    mainHost: row.main_host,
    domainLanguage: row.language,
    language: row.language.slice(0, 2),
    editions: editionsOf(row.domains),
    country: row.country,
    niche: Number(row.niche_id),
    timeZone: row.time_zone,
    theme: { preset: row.preset, ...row.theme },
    heroes: row.heroes,
    company: { ...company, id: String(id), added: new Date(added).toISOString() },
    settings: {
      ...resolveSettings([row.domain, row.tenant, row.niche, row.platform ?? {}] as SettingsLevel[]),
      ...(row.state === 'closing' && { signups: 'closed' as const }),
    },
    pushPublicKey: row.push_public_key ?? platformKeyPair().publicKey,
    creditPrices: row.credit_prices,
    hasGifts: row.has_gifts,
    ownTexts,
  }
}
