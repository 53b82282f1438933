import type { HttpContext } from '@adonisjs/core/http'
import { sendRequestedMessage } from './send_requested_message.js'

/** Writes to a profile, whether or not a conversation exists. */
export default class MemberMessagesController {
  async store(ctx: HttpContext) {
    return sendRequestedMessage(ctx, { profileId: ctx.params.id })
  }
}
