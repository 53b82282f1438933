import { isDeepStrictEqual } from 'node:util'
import type { HttpContext } from '@adonisjs/core/http'
import { NotAllowed, TooManyListExports } from '#app/admin/access/admin_errors'
import { isAllowed } from '#app/admin/access/allowed'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { policyToSee } from '#app/admin/access/policies'
import { keptQuery } from '#app/admin/resources/definition/kept_query'
import { resourceNamed } from '#app/admin/resources/resource_named'
import { enqueue } from '#app/jobs/enqueue'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { addListExport, type ListExport, listExportsOf, runningListExports } from './list_export.js'
import ListExportTransformer from './list_export_transformer.js'
import { createListExportValidator } from './list_export_validator.js'

/** For one person at once. */
const MOST_RUNNING = 3

/** `/api/tenants/:tenant_id/exports`: lists of a brand as files, made by a job for who asked. */
export default class ListExportsController {
  async index(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    return ctx.serialize({ exports: ListExportTransformer.transform(await listExportsOf(staff.id, tenant.id)) })
  }

  /** Asked for again while it is being made, it is the same one. */
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const wanted = await ctx.request.validateUsing(createListExportValidator, { data: ctx.request.body() })
    const { resource, language } = wanted
    if (!(await isAllowed(staff, policyToSee(resource), tenant.id))) throw new NotAllowed()
    const { filter, sort } = keptQuery(wanted, resourceNamed(resource))
    const requested = await asTenant(
      tenant,
      async () => {
        // Two requests at once would each find room for one more.
        await staffRows('select 1 from staff.staff_members where id = ? for update', [staff.id])
        const running = await runningListExports(staff.id)
        const same = running.find(
          (one) => one.tenant_id === tenant.id && isSame(one, { resource, language, filter, sort })
        )
        if (same) return same
        if (running.length >= MOST_RUNNING) throw new TooManyListExports({ limit: MOST_RUNNING })
        const made = await addListExport(tenant.id, { staff_member_id: staff.id, resource, filter, sort, language })
        await enqueue('export_list', { export: made.id })
        return made
      },
      { connection: 'staff' }
    )
    ctx.response.status(202)
    return ctx.serialize({ export: ListExportTransformer.transform(requested) })
  }
}

type Asked = Pick<ListExport, 'resource' | 'language' | 'filter' | 'sort'>

function isSame(one: Asked, other: Asked): boolean {
  return (['resource', 'language', 'filter', 'sort'] as const).every((part) =>
    isDeepStrictEqual(one[part], other[part])
  )
}
