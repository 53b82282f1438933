import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { findGift, giftOffer } from '#app/credits/gifts/gift_offer'
import { requireAgeCheck } from '#app/members/access/require_age_check'
import { viewerOf } from '#app/members/people/viewer_of'
import { siteOf } from '#app/tenancy/sites/site_of'
import { answerSent } from './answer_sent.js'
import { clientIdOf } from './client_id_of.js'
import { lockSender } from './lock_sender.js'
import { storeGiftValidator } from './message_validator.js'
import { sendMessage } from './send_message.js'

/** `POST /api/members/{id}/gifts`: gives a gift, which is a message, whether or not a conversation exists. */
export default class MemberGiftsController {
  async store(ctx: HttpContext) {
    const guard = ctx.auth.use('member')
    const addressee = { profileId: ctx.params.id }
    const key = ctx.request.header('idempotency-key', '')!
    const [sender, held, gift] = await pipeline([
      () => guard.authenticate(),
      () => lockSender({ session: guard.tokenHash }, addressee, key, siteOf(ctx)),
      () => findGift(ctx.request.input('gift')),
    ])
    requireAgeCheck(ctx, sender)
    const { site, language } = viewerOf(ctx)
    const clientId = clientIdOf(ctx)
    const wanted = await ctx.request.validateUsing(storeGiftValidator, {
      data: ctx.request.body(),
      meta: { max: site.settings.message_length },
    })
    const writing = { sender, site, language }
    const offer = giftOffer(wanted.gift, gift, site, wanted.credits)
    const sent = await sendMessage({ ...writing, body: wanted.body ?? null, gift: offer, clientId }, held)
    sent.message.$extras.gift = gift
    return answerSent(ctx, writing, sent)
  }
}
