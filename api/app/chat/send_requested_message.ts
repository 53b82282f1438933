import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnproven } from '#app/identity/refuse_unproven'
import { viewerOf } from '#app/members/viewer_of'
import { clientIdOf } from './client_id.js'
import ComposerTransformer from './composer_transformer.js'
import { holdSender } from './hold_sender.js'
import MessageTransformer from './message_transformer.js'
import { storeMessageValidator } from './message_validator.js'
import { sendMessage } from './send_message.js'
import type { Addressee } from './writing_facts.js'

/**
 * What both calls that send a message do; answered with the terms for the next one. Who is logged in and what the message
 * depends on is asked at once.
 */
export async function sendRequestedMessage(ctx: HttpContext, addressee: Addressee) {
  const guard = ctx.auth.use('member')
  const [sender, held] = await Promise.all([
    guard.authenticate(),
    holdSender({ session: guard.tokenHash }, addressee, ctx.request.header('idempotency-key', '')!),
  ])
  refuseUnproven(ctx, sender)
  const { site, language } = viewerOf(ctx)
  const clientId = clientIdOf(ctx)
  const { body } = await ctx.request.validateUsing(storeMessageValidator, {
    data: ctx.request.body(),
    meta: { max: site.settings.message_length },
  })
  const writing = { sender, site, language }
  const { message, terms } = await sendMessage({ ...writing, body, clientId }, held)
  const reading = { partner: terms.receiver, readByMe: message.seq, readByPartner: terms.readByPartner }
  ctx.response.status(201)
  return ctx.serialize({
    message: MessageTransformer.transform(message, reading),
    conversation: { id: message.conversationId },
    credits: terms.credits,
    composer: ComposerTransformer.transform(terms, writing),
  })
}
