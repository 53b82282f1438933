import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { checkDomain, type DomainCheck } from './check_domain.js'

/** `GET /api/tenants/:tenant_id/domains/:id/check`: whether visitors of a host reach this installation, asked now. */
export default class DomainChecksController {
  async show(ctx: HttpContext): Promise<DomainCheck> {
    const { tenant } = await grantedBrand(ctx)
    const [domain] = await staffRows<{ host: string }>(
      'select host from global.domains where id = ? and tenant_id = ?',
      [rowId(ctx.params.id), tenant.id]
    )
    if (!domain) throw new NotFound()
    return checkDomain(domain.host)
  }
}
