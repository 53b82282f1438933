import { tenantRows } from '#app/tenancy/context/tenant_context'

export type HeroFault = 'hero_unknown' | 'hero_undescribed'

/** Why the current brand can't show one of its own pictures: it has none with this key, or nobody who can't see it is told what it shows. */
export async function heroFault(key: string): Promise<HeroFault | undefined> {
  const [hero] = await tenantRows<{ undescribed: boolean }>(
    `select exists (select from global.domains where domains.tenant_id = heroes.tenant_id
       and coalesce(alt ->> left(domains.language, 2), '') = '') as undescribed
     from app.heroes where tenant_id = (select sec.tenant_id()) and key = :key`,
    { key }
  )
  if (!hero) return 'hero_unknown'
  return hero.undescribed ? 'hero_undescribed' : undefined
}
