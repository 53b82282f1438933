import type { HttpContext } from '@adonisjs/core/http'
import { lockSender } from '#app/chat/messages/lock_sender'
import { sendMessage } from '#app/chat/messages/send_message'
import { Refusal } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { FirstMessage } from '#app/identity/activation/first_message'
import type Member from '#app/members/people/member'

/** Sends the message written at sign-up; if it is refused, it stays stored and the activation still succeeds. */
export async function sendFirstMessage(ctx: HttpContext, sender: Member): Promise<void> {
  const message = sender.signupMessage as FirstMessage | null
  if (!message) return
  await tenantRows('savepoint first_message')
  try {
    const site = siteOf(ctx)
    const clientId = `signup-${sender.id}`
    const held = await lockSender({ profileId: sender.profile.id }, { profileId: message.profile_id }, clientId, site)
    await sendMessage({ sender, site, language: ctx.language, body: message.body, clientId }, held)
    await sender.merge({ signupMessage: null }).save()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await tenantRows('rollback to savepoint first_message')
  }
}
