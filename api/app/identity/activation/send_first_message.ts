import type { HttpContext } from '@adonisjs/core/http'
import { keepDraft } from '#app/chat/drafts/keep_draft'
import { lockSender } from '#app/chat/messages/lock_sender'
import { sendMessage } from '#app/chat/messages/send_message'
import { NotFound, Refusal } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { FirstMessage } from '#app/identity/activation/first_message'
import type Member from '#app/members/people/member'

/** Sends the message written at sign-up, or leaves it as a draft where it can't be sent yet; the activation succeeds either way. */
export async function sendFirstMessage(ctx: HttpContext, sender: Member): Promise<void> {
  const message = sender.signupMessage as FirstMessage | null
  if (!message) return
  const { profile_id: receiver, body } = message
  await tenantRows('savepoint first_message')
  try {
    const site = siteOf(ctx)
    const clientId = `signup-${sender.id}`
    const held = await lockSender({ profileId: sender.profile.id }, { profileId: receiver }, clientId, site)
    await sendMessage({ sender, site, language: ctx.language, body, clientId }, held)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await tenantRows('rollback to savepoint first_message')
    await draftFor(sender, receiver, body)
  }
  await sender.merge({ signupMessage: null }).save()
}

/** Nothing is kept for who is gone by now, or can't be written to. */
async function draftFor(sender: Member, receiver: string, body: string): Promise<void> {
  try {
    await keepDraft(sender, receiver, body)
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
  }
}
