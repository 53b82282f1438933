import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changeTenantPage } from './change_tenant_page.js'
import { listTenantPages } from './list_tenant_pages.js'
import { pagePlace } from './page_place.js'
import { changePageValidator } from './page_validator.js'
import { readTenantPage } from './read_tenant_page.js'
import type { TenantPage, TenantPageRow } from './tenant_page.js'

/** `/api/tenants/:tenant_id/pages` on the console's host: a brand's static pages, each with the default text or its own. */
export default class TenantPagesController {
  /** Every page of a brand in every language. */
  async index(ctx: HttpContext): Promise<TenantPageRow[]> {
    const { tenant } = await grantedBrand(ctx)
    return listTenantPages(tenant)
  }

  /** A page of a brand in one language, with the current values of its tags. */
  async show(ctx: HttpContext): Promise<TenantPage> {
    const { tenant } = await grantedBrand(ctx)
    return readTenantPage(tenant, pagePlace(ctx.params.page))
  }

  /** Saves a brand's own text for a page, or restores the default. */
  async update(ctx: HttpContext): Promise<TenantPage> {
    const { staff, tenant } = await grantedBrand(ctx)
    const place = pagePlace(ctx.params.page)
    const wanted = await ctx.request.validateUsing(changePageValidator, { data: ctx.request.body() })
    await changeTenantPage(staff, tenant, place, wanted)
    return readTenantPage(tenant, place)
  }
}
