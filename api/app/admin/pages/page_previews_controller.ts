import type { HttpContext } from '@adonisjs/core/http'
import type { RenderedPage } from '#app/reach/render_page'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { pagePlace } from './page_place.js'
import { previewPageValidator } from './page_validator.js'
import { previewTenantPage } from './preview_tenant_page.js'

/** `POST /api/tenants/:tenant_id/pages/:page/preview`: a text as visitors would see it; nothing is stored. */
export default class PagePreviewsController {
  async store(ctx: HttpContext): Promise<RenderedPage> {
    const { tenant } = await grantedBrand(ctx)
    const place = pagePlace(ctx.params.page)
    const text = await ctx.request.validateUsing(previewPageValidator, { data: ctx.request.body() })
    return previewTenantPage(tenant, place, text)
  }
}
