import { themeFaults } from '#app/admin/changes/theme_faults'
import { NotFound } from '#app/http/http_errors'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { heroFault, type HeroFault } from '#app/tenancy/heroes/hero_fault'

/** Refuses a look that the current brand can't have. @throws 422 at its fields */
export async function refuseFaultyLook(theme: { hero?: unknown }, allowed: HeroFault[] = []): Promise<void> {
  const [niche] = await tenantRows<{ preset: string }>(
    `select preset from global.niches join global.tenants on niche_id = niches.id where tenants.id = (select sec.tenant_id())`
  )
  if (!niche) throw new NotFound()
  const faults = themeFaults(theme, niche.preset)
  if (faults.length > 0) throw fieldsRefused(faults)
  const rule = theme.hero === undefined ? undefined : await heroFault(String(theme.hero))
  if (rule && !allowed.includes(rule)) throw fieldsRefused([{ field: 'theme.hero', rule }])
}
