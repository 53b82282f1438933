import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/field_refused'
import { siteOf } from '#app/http/site_of'
import { enqueue } from '#app/notices/enqueue'
import { ActivationRequired, TooManyToday } from './identity_errors.js'
import { limited } from './limited.js'
import { limitKey } from './limit_key.js'
import LinkToken from './link_token.js'
import { provePassword } from './prove_password.js'
import { refuseTakenEmail } from './refuse_taken_email.js'

const PER_DAY = 5
const CONFIRMED_WITHIN_DAYS = 1
const STOPPED_WITHIN_DAYS = 7

interface EmailChange {
  email: string
  password: string
}

/**
 * Begins a change of address: a link to confirm it goes to the new address, and a way to stop it to the old one. Whether the new
 * address is another member's is not asked here: the mail there says it, to the one who may know (product §3). The brand may want
 * it said plainly all the same (§5).
 * @throws AuthenticationRequired ActivationRequired TooManyAttempts TooManyToday, 422 for `password` and `email`
 */
export async function requestEmailChange(ctx: HttpContext, { email, password }: EmailChange): Promise<void> {
  const site = siteOf(ctx)
  await provePassword(ctx, password, 'password')
  const member = await ctx.auth.use('member').authenticate()
  if (!member.isActivated) throw new ActivationRequired()
  if (email === member.email) throw fieldRefused('email', 'email_same')
  // Neither is anybody flooded with mails, nor can somebody look through addresses where they are told.
  await limited(limitKey(site, 'email-change', member.id), PER_DAY, '1 day', TooManyToday)
  await limited(limitKey(site, 'email-change-to', email), PER_DAY, '1 day', TooManyToday)
  await refuseTakenEmail(site, email)
  await LinkToken.withdraw({ memberId: member.id, purpose: 'email_change' })
  const change = await LinkToken.issue('email_change', member.id, CONFIRMED_WITHIN_DAYS, { aboutEmail: email })
  const stop = await LinkToken.issue('email_change_stop', member.id, STOPPED_WITHIN_DAYS, { aboutEmail: member.email })
  await enqueue('send_mail', { mail: 'email_change', link: change.id })
  await enqueue('send_mail', { mail: 'email_change_notice', link: stop.id })
}
