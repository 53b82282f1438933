import type { HttpContext } from '@adonisjs/core/http'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { keepingComplete } from '#app/admin/changes/keeping_complete'
import { domains } from '#app/admin/resources/brands/domains'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import { differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { PLATFORM_HOSTS } from '#app/tenancy/hosts/hosts'
import { changeDomainValidator, newDomainValidator } from './domain_validator.js'
import { DomainIsMain } from '#app/admin/access/admin_errors'

interface BrandDomain {
  id: string
  tenant_id: string
  host: string
  language: string
  country: string
  main: boolean
}

/** `/api/tenants/:tenant_id/domains`: the hosts of a brand. What a live one has to have stays complete. */
export default class BrandDomainsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { host, language, country } = await ctx.request.validateUsing(newDomainValidator, {
      data: ctx.request.body(),
    })
    if (PLATFORM_HOSTS.includes(host)) throw fieldRefused('host', 'host_taken')
    const made = await changing(brand, async () => {
      await refuseUnservedCountry(country)
      const [id] = await staffRows<{ id: string }>(
        `insert into global.domains (tenant_id, host, language, country, main, settings)
         values (?, ?, ?, ?, false, '{}') on conflict (host) do nothing returning id::text`,
        [brand.tenant.id, host, `${language}-${country}`, country]
      )
      if (!id) throw fieldRefused('host', 'host_taken')
      return written(brand, 'domain_added', undefined, await domainOf(brand, id.id))
    })
    ctx.response.status(201)
    return made
  }

  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const wanted = await ctx.request.validateUsing(changeDomainValidator, { data: ctx.request.body() })
    return changing(brand, async () => {
      const before = await domainOf(brand, rowId(ctx.params.id))
      const country = wanted.country ?? before.country
      const language = wanted.language ?? before.language.slice(0, 2)
      await refuseUnservedCountry(country)
      // There can be only one.
      if (wanted.main)
        await staffRows('update global.domains set main = false where tenant_id = ? and main', [brand.tenant.id])
      await staffRows('update global.domains set language = ?, country = ?, main = ? where id = ?', [
        `${language}-${country}`,
        country,
        wanted.main ?? before.main,
        before.id,
      ])
      return written(brand, 'domain_changed', before, await domainOf(brand, before.id))
    })
  }

  async destroy(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    await changing(brand, async () => {
      const domain = await domainOf(brand, rowId(ctx.params.id))
      if (domain.main) throw new DomainIsMain()
      await staffRows('delete from global.domains where id = ?', [domain.id])
      return written(brand, 'domain_removed', domain, undefined)
    })
    return ctx.response.noContent()
  }
}

async function changing<T>({ tenant }: GrantedBrand, work: () => Promise<T>): Promise<T> {
  let done: T | undefined
  await asTenant(
    tenant,
    () =>
      keepingComplete(undefined, async () => {
        done = await work()
      }),
    { connection: 'staff' }
  )
  return done as T
}

/** @throws NotFound for other brands' */
async function domainOf({ tenant }: GrantedBrand, id: string): Promise<BrandDomain> {
  const [found] = await staffRows<BrandDomain>(
    `select ${domains.columns} from global.domains where id = ? and tenant_id = ?`,
    [id, tenant.id]
  )
  if (!found) throw new NotFound()
  return found
}

async function refuseUnservedCountry(code: string): Promise<void> {
  const [served] = await staffRows('select from global.countries where code = ?', [code])
  if (!served) throw fieldRefused('country', 'country_not_served')
}

async function written(
  { staff, tenant }: GrantedBrand,
  action: 'domain_added' | 'domain_changed' | 'domain_removed',
  before: BrandDomain | undefined,
  after: BrandDomain | undefined
): Promise<BrandDomain> {
  const domain = (after ?? before)!
  const changes = differences(factsOf(before), factsOf(after))
  if (Object.keys(changes).length > 0)
    await writeAuditEntry({
      staffMemberId: staff.id,
      tenantId: tenant.id,
      action,
      detail: { level: 'domain', id: domain.id, name: domain.host, changes },
    })
  return domain
}

function factsOf(domain: BrandDomain | undefined): object {
  return domain ? { language: domain.language, country: domain.country, main: domain.main } : {}
}
