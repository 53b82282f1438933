import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { requireAgeCheck } from '#app/members/access/require_age_check'
import { viewerOf } from '#app/members/people/viewer_of'
import type { Addressee } from '#app/chat/composer/writing_facts'
import type { Sender } from '#app/chat/conversations/sender'
import type { Site } from '#app/tenancy/sites/site'
import { siteOf } from '#app/tenancy/sites/site_of'
import { answerSent } from './answer_sent.js'
import { clientIdOf } from './client_id_of.js'
import { lockSender } from './lock_sender.js'
import { type OfferedContent, sendMessage } from './send_message.js'

/** What a request asks to send. */
interface Reading<Found> {
  /** What it brings, if it names anything, asked for before the body was read. */
  find: (sender: Sender) => Promise<Found | null> | null
  read: (found: Found | null, site: Site) => Promise<OfferedContent>
  /** The words alone, which are held if too many people get the same. */
  said?: unknown
}

/** Shared by the routes that send a message; authentication and the facts it depends on are queried in parallel. */
export async function sendRequested<Found>(
  ctx: HttpContext,
  addressee: Addressee,
  { find, read, said }: Reading<Found>
) {
  const guard = ctx.auth.use('member')
  const key = ctx.request.header('idempotency-key', '')!
  const session = { session: guard.tokenHash }
  const [sender, held, found] = await pipeline([
    () => guard.authenticate(),
    () => lockSender(session, addressee, key, siteOf(ctx), said),
    () => find(session),
  ])
  requireAgeCheck(ctx, sender)
  const { site, language } = viewerOf(ctx)
  const clientId = clientIdOf(ctx)
  const writing = { sender, site, language }
  const content = await read(found, site)
  return answerSent(ctx, writing, await sendMessage({ ...writing, ...content, clientId }, held))
}
