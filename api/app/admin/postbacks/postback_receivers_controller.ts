import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import { sendWaiting } from '#app/postbacks/send_waiting'
import PostbackReceiver from '#app/tenancy/postback_receivers/postback_receiver'
import { receiverRow, refuseSharedEvents, writeReceiverEntry } from './change_receivers.js'
import { createPostbackReceiverValidator, updatePostbackReceiverValidator } from './postback_receiver_validator.js'

/** `/api/tenants/:tenant_id/postback_receivers`: where traffic networks hear of their visitors. */
export default class PostbackReceiversController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { secret, ...said } = await ctx.request.validateUsing(createPostbackReceiverValidator, {
      data: ctx.request.body(),
    })
    const made = await changingManifest(brand, async () => {
      if (await PostbackReceiver.findBy('key', said.key)) throw fieldRefused('key', 'key_taken')
      const receiver = new PostbackReceiver().merge(said)
      receiver.enterSecret(secret)
      await refuseSharedEvents(receiver)
      await receiver.save()
      await receiver.refresh()
      const after = receiverRow(receiver)
      await writeReceiverEntry({ brand, action: 'postback_receiver_changed', after, hasNewSecret: true })
      return after
    })
    ctx.response.status(201)
    return made
  }

  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { secret, ...said } = await ctx.request.validateUsing(updatePostbackReceiverValidator, {
      data: ctx.request.body(),
    })
    return changingManifest(brand, async () => {
      const receiver = await receiverOf(ctx)
      const before = receiverRow(receiver)
      receiver.merge(said)
      if (secret) receiver.enterSecret(secret)
      await refuseSharedEvents(receiver)
      await receiver.save()
      if (!before.has_secret && secret) await sendWaiting(receiver.key)
      const after = receiverRow(receiver)
      await writeReceiverEntry({ brand, action: 'postback_receiver_changed', before, after, hasNewSecret: !!secret })
      return after
    })
  }

  async destroy(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    await changingManifest(brand, async () => {
      const receiver = await receiverOf(ctx)
      await receiver.delete()
      await writeReceiverEntry({ brand, action: 'postback_receiver_removed', before: receiverRow(receiver) })
    })
    return ctx.response.noContent()
  }
}

/** @throws NotFound */
async function receiverOf({ params }: HttpContext): Promise<PostbackReceiver> {
  const receiver = await PostbackReceiver.find(rowId(params.id))
  if (!receiver) throw new NotFound()
  return receiver
}
