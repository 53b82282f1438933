import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { readTimeline, type Timeline } from '#app/admin/timelines/read_timeline'
import { rowId } from '#app/http/validation/row_id'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { memberTimelineValidator } from './member_timeline_validator.js'

/** `GET /api/tenants/:tenant_id/members/:id/timeline`: what happened to a member, the newest first. */
export default class MemberTimelinesController {
  async show(ctx: HttpContext): Promise<Timeline> {
    const { tenant } = await grantedBrand(ctx)
    const { kind, before } = await ctx.request.validateUsing(memberTimelineValidator, { data: ctx.request.qs() })
    const read = () => readTimeline(rowId(ctx.params.id), { ...(kind && { kinds: [kind] }), ...(before && { before }) })
    return asTenant(tenant, read, { connection: 'staff', readOnly: true })
  }
}
