import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import Message from '#app/chat/conversations/message'
import { answerAsProfile } from '#app/chat/messages/answer_as_profile'
import { clientIdOf } from '#app/chat/messages/client_id_of'
import { IdempotencyKeyReused } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { endLease, lockDeskConversation } from './desk_lease.js'
import { createDeskAnswerValidator } from './desk_validator.js'

/** `POST /api/tenants/:tenant_id/desk_chats/:id/answers`: answers as the fictional profile; the same `Idempotency-Key` answers once. */
export default class DeskAnswersController {
  async store(ctx: HttpContext): Promise<{ seq: number }> {
    const { staff, tenant } = await grantedBrand(ctx)
    const clientId = `${staff.id}:${clientIdOf(ctx)}`
    const { lease, seen, body } = await ctx.request.validateUsing(createDeskAnswerValidator, {
      data: ctx.request.body(),
    })
    const answer = async () => {
      const { conversation, profile } = await lockDeskConversation(rowId(ctx.params.id))
      const before = await Message.findBy({ senderProfileId: profile.id, clientId })
      if (before && !isSaidIn(before, body)) throw new IdempotencyKeyReused()
      if (before) return before
      const since = await endLease(conversation, { staffId: staff.id, number: lease, seen })
      const message = await answerAsProfile(profile, conversation, body, clientId)
      await tenantRows(
        `insert into app.desk_answers (message_id, staff_id, waiting_since) values (:message, :staff, :since)`,
        { message: message.id, staff: staff.id, since: since?.toJSDate() ?? null }
      )
      return message
    }
    const { seq } = await asTenant(tenant, answer, { connection: 'staff' })
    ctx.response.status(201)
    return { seq }
  }
}

/** The mark in words may stand below what was written. */
function isSaidIn(message: Message, body: string): boolean {
  return message.body === body || message.body?.startsWith(`${body}\n`) === true
}
