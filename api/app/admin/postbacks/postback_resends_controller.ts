import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { PostbackNotResent } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { enqueue } from '#app/jobs/enqueue'
import Member from '#app/members/people/member'
import Postback from '#app/postbacks/postback'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant } from '#app/tenancy/context/tenant_context'
import PostbackReceiver from '#app/tenancy/postback_receivers/postback_receiver'

const MAY_GO_AGAIN = ['refused', 'given_up']

/** `POST /api/tenants/:tenant_id/postbacks/:id/resend`: tries one again that was refused or given up. */
export default class PostbackResendsController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    await asTenant(
      tenant,
      async () => {
        const postback = await Postback.query().where('id', rowId(ctx.params.id)).forUpdate().first()
        if (!postback) throw new NotFound()
        const receiver = await PostbackReceiver.findBy('key', postback.receiver)
        const { postbacksStoppedAt } = await Member.findOrFail(postback.memberId)
        if (!receiver || postbacksStoppedAt || !MAY_GO_AGAIN.includes(postback.state)) throw new PostbackNotResent()
        await postback.merge({ state: 'waiting', tries: 0, dueAt: DateTime.now() }).save()
        await enqueue('send_postbacks', { member: postback.memberId })
        const detail = { level: 'postback' as const, id: postback.id, name: `${postback.event} ${postback.network}` }
        await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action: 'postback_resent', detail })
      },
      { connection: 'staff' }
    )
    return ctx.response.noContent()
  }
}
