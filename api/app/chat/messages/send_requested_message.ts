import type { HttpContext } from '@adonisjs/core/http'
import type { Addressee } from '#app/chat/composer/writing_facts'
import { findPhoto, photoOffer } from '#app/chat/photos/photo_offer'
import { storeMessageValidator } from './message_validator.js'
import { sendRequested } from './send_requested.js'

/** Words, a photo, or both. */
export async function sendRequestedMessage(ctx: HttpContext, addressee: Addressee) {
  const { request } = ctx
  const asked = request.input('photo')
  return sendRequested(ctx, addressee, {
    said: asked ? undefined : request.input('body'),
    find: (sender) => (asked ? findPhoto(sender, asked) : null),
    read: async (photo, site) => {
      const {
        body,
        photo: id,
        credits,
      } = await request.validateUsing(storeMessageValidator, {
        data: request.body(),
        meta: { max: site.settings.message_length },
      })
      return { body: body ?? null, photo: id ? photoOffer(id, photo, site, credits) : undefined }
    },
  })
}
