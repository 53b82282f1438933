import type { HttpContext } from '@adonisjs/core/http'
import { sendRequestedMessage } from './send_requested_message.js'

/** Writing to somebody from his profile, whether or not there is a conversation yet. */
export default class MemberMessagesController {
  async store(ctx: HttpContext) {
    return sendRequestedMessage(ctx, { profileId: ctx.params.id })
  }
}
