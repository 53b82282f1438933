import type { HttpContext } from '@adonisjs/core/http'
import { findGift, giftOffer } from '#app/credits/gifts/gift_offer'
import { storeGiftValidator } from './message_validator.js'
import { sendRequested } from './send_requested.js'

/** `POST /api/members/{id}/gifts`: gives a gift, which is a message, whether or not a conversation exists. */
export default class MemberGiftsController {
  async store(ctx: HttpContext) {
    const { request, params } = ctx
    return sendRequested(
      ctx,
      { profileId: params.id },
      {
        find: () => findGift(request.input('gift')),
        read: async (found, site) => {
          const { gift, body, credits } = await request.validateUsing(storeGiftValidator, {
            data: request.body(),
            meta: { max: site.settings.message_length },
          })
          return { body: body ?? null, gift: giftOffer(gift, found, site, credits) }
        },
      }
    )
  }
}
