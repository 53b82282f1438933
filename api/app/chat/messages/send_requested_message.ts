import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { requireAgeCheck } from '#app/members/access/require_age_check'
import { viewerOf } from '#app/members/people/viewer_of'
import ComposerTransformer from '#app/chat/composer/composer_transformer'
import { lockSender } from './lock_sender.js'
import MessageTransformer from './message_transformer.js'
import { storeMessageValidator } from './message_validator.js'
import { sendMessage } from './send_message.js'
import type { Addressee } from '#app/chat/composer/writing_facts'
import { IdempotencyKeyMissing } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { idempotencyKey } from '#app/http/idempotency_key'

/** Limited because the key is stored with the message for good. */
const LONGEST = 100

/** Shared by both routes that send a message; authentication and the facts it depends on are queried in parallel. */
export async function sendRequestedMessage(ctx: HttpContext, addressee: Addressee) {
  const guard = ctx.auth.use('member')
  const [sender, held] = await pipeline([
    () => guard.authenticate(),
    () => lockSender({ session: guard.tokenHash }, addressee, ctx.request.header('idempotency-key', '')!, siteOf(ctx)),
  ])
  requireAgeCheck(ctx, sender)
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

function clientIdOf(ctx: Pick<HttpContext, 'request'>): string {
  const key = idempotencyKey(ctx)
  if (key.length > LONGEST) throw new IdempotencyKeyMissing()
  return key
}
