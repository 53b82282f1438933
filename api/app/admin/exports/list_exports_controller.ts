import type { HttpContext } from '@adonisjs/core/http'
import { NotAllowed } from '#app/admin/access/admin_errors'
import { isAllowed } from '#app/admin/access/allowed'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { policyToSee } from '#app/admin/access/policies'
import { keptQuery } from '#app/admin/resources/definition/kept_query'
import { resourceNamed } from '#app/admin/resources/resource_named'
import { listExportsOf } from './list_export.js'
import ListExportTransformer from './list_export_transformer.js'
import { createListExportValidator } from './list_export_validator.js'
import { requestListExport } from './request_list_export.js'

/** `/api/tenants/:tenant_id/exports`: lists of a brand as files, made by a job for who asked. */
export default class ListExportsController {
  async index(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    return ctx.serialize({ exports: ListExportTransformer.transform(await listExportsOf(staff.id, tenant.id)) })
  }

  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const wanted = await ctx.request.validateUsing(createListExportValidator, { data: ctx.request.body() })
    const { resource, language } = wanted
    if (!(await isAllowed(brand.staff, policyToSee(resource), brand.tenant.id))) throw new NotAllowed()
    const { filter, sort } = keptQuery(wanted, resourceNamed(resource))
    const requested = await requestListExport(brand, { resource, language, filter, sort, reason: null }, 'export_list')
    ctx.response.status(202)
    return ctx.serialize({ export: ListExportTransformer.transform(requested) })
  }
}
