import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { countDeskSoon } from '#app/chat/desk/count_desk'
import { rowId } from '#app/http/validation/row_id'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { endLease, lockDeskConversation } from './desk_lease.js'
import { endLike, isLike } from './desk_likes.js'
import { createDeskClosingValidator } from './desk_validator.js'

/** `POST /api/tenants/:tenant_id/desk_chats/:id/closing`: the member's last message, or their like, needs no answer; it waits again when they write. */
export default class DeskClosingsController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const { lease, seen } = await ctx.request.validateUsing(createDeskClosingValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const close = async () => {
      if (await isLike(id)) {
        await endLike(id, staff.id, lease)
        return countDeskSoon()
      }
      const { conversation } = await lockDeskConversation(id)
      await endLease(conversation, { staffId: staff.id, number: lease, seen })
      await tenantRows(
        `update app.desk_chats set waiting_since = null where tenant_id = (select sec.tenant_id()) and conversation_id = :id`,
        { id: conversation.id }
      )
      countDeskSoon()
    }
    await asTenant(tenant, close, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
