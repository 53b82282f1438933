import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import Message from '#app/chat/conversations/message'
import { answerAsProfile } from '#app/chat/messages/answer_as_profile'
import { clientIdOf } from '#app/chat/messages/client_id_of'
import { keepProfilePhotoCopy } from '#app/chat/photos/profile_photo_copy'
import { IdempotencyKeyReused } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { removeUnlessStored } from '#app/members/photos/storage/remove_unless_used'
import { removePhotoFiles } from '#app/members/photos/storage/store_photo'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { answerPhotoFiles, prepareAnswerPhoto } from './answer_photo.js'
import { endLease, lockDeskConversation } from './desk_lease.js'
import { beginLiked, endLike } from './desk_likes.js'
import { createDeskAnswerValidator } from './desk_validator.js'

/**
 * `POST /api/tenants/:tenant_id/desk_chats/:id/answers`: answers as the fictional profile; the same `Idempotency-Key` answers once. The answer to a like
 * begins the conversation.
 */
export default class DeskAnswersController {
  async store(ctx: HttpContext): Promise<{ seq: number }> {
    const brand = await grantedBrand(ctx)
    const { staff, tenant } = brand
    const clientId = `${staff.id}:${clientIdOf(ctx)}`
    const { lease, seen, ...asked } = await ctx.request.validateUsing(createDeskAnswerValidator, {
      data: ctx.request.body(),
    })
    // The photo is the profile's own; what is sent is a copy.
    const said = { body: asked.body ?? null, photo: asked.photo ? { id: asked.photo } : undefined }
    const id = rowId(ctx.params.id)
    const copy =
      said.photo && (await prepareAnswerPhoto(brand, { conversationId: id, photoId: said.photo.id, clientId, lease }))
    const answer = async () => {
      const isFirst = await beginLiked(id)
      const { conversation, profile } = await lockDeskConversation(id)
      const before = await Message.findBy({ senderProfileId: profile.id, clientId })
      if (before && !before.repeats(conversation.partnerIdOf(profile.id), said)) throw new IdempotencyKeyReused()
      if (before) return { message: before, isNew: false }
      const since = isFirst
        ? await endLike(id, staff.id, lease)
        : await endLease(conversation, { staffId: staff.id, number: lease, seen })
      const photo = copy ? { id: await keepProfilePhotoCopy(copy.photo, copy.stored) } : undefined
      const message = await answerAsProfile(profile, conversation, { body: said.body, photo, asked: said }, clientId)
      await tenantRows(
        `insert into app.desk_answers (message_id, staff_id, waiting_since, is_first) values (:message, :staff, :since, :isFirst)`,
        { message: message.id, staff: staff.id, since: since?.toJSDate() ?? null, isFirst }
      )
      return { message, isNew: true }
    }
    const files = copy ? answerPhotoFiles(copy) : []
    const { message, isNew } = await asTenant(tenant, answer, { connection: 'staff' }).catch(removeUnlessStored(files))
    if (!isNew) await removePhotoFiles(files)
    ctx.response.status(201)
    return { seq: message.seq }
  }
}
