import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { requireAgeCheck } from '#app/members/access/require_age_check'
import { viewerOf } from '#app/members/people/viewer_of'
import { answerSent } from './answer_sent.js'
import { clientIdOf } from './client_id_of.js'
import { lockSender } from './lock_sender.js'
import { storeMessageValidator } from './message_validator.js'
import { sendMessage } from './send_message.js'
import type { Addressee } from '#app/chat/composer/writing_facts'
import { siteOf } from '#app/tenancy/sites/site_of'

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
  return answerSent(ctx, writing, await sendMessage({ ...writing, body, clientId }, held))
}
