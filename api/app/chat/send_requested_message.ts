import type { HttpContext } from '@adonisjs/core/http'
import { viewerOf } from '#app/members/viewer_of'
import type Profile from '#app/members/profile'
import { clientIdOf } from './client_id.js'
import ComposerTransformer from './composer_transformer.js'
import MessageTransformer from './message_transformer.js'
import { storeMessageValidator } from './message_validator.js'
import { sendMessage } from './send_message.js'
import { writingTerms } from './writing_terms.js'

/** What both calls that send a message do once they know to whom; answered with the terms for the next one. */
export async function sendRequestedMessage(ctx: HttpContext, receiver: Profile) {
  const { site, language } = viewerOf(ctx)
  const sender = ctx.auth.use('member').getUserOrFail()
  const clientId = clientIdOf(ctx)
  const { body } = await ctx.request.validateUsing(storeMessageValidator, {
    data: ctx.request.body(),
    meta: { max: site.settings.message_length },
  })
  const writing = { sender, receiver, site, language }
  const message = await sendMessage({ ...writing, body, clientId })
  const terms = await writingTerms(writing)
  const reading = { partner: receiver, readByMe: message.seq, readByPartner: terms.readByPartner }
  ctx.response.status(201)
  return ctx.serialize({
    message: MessageTransformer.transform(message, reading),
    conversation: { id: message.conversationId },
    credits: terms.credits,
    composer: ComposerTransformer.transform(terms, writing),
  })
}
