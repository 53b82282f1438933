import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/validation/field_refused'
import { siteOf } from '#app/tenancy/sites/site_of'
import { ActivationRequired } from '#app/members/people/members_errors'
import { TooManyToday } from '#app/http/limits/too_many_attempts'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { provePassword } from '#app/identity/password_checks/prove_password'
import { refuseEmail } from '#app/identity/emails/refuse_email'
import { startEmailChange } from './start_email_change.js'

const PER_DAY = 5

interface EmailChange {
  email: string
  password: string
}

/** Doesn't reveal whether the address is taken (product §3), unless the tenant wants that (§5). */
export async function requestEmailChange(ctx: HttpContext, { email, password }: EmailChange): Promise<void> {
  const site = siteOf(ctx)
  await provePassword(ctx, password, 'password')
  const member = await ctx.auth.use('member').authenticate()
  if (!member.isActivated) throw new ActivationRequired()
  if (email === member.email) throw fieldRefused('email', 'email_same')
  // Against mail floods, and against probing where taken addresses are revealed.
  await limited(limitKey(site, 'email-change', member.id), PER_DAY, '1 day', TooManyToday)
  await limited(limitKey(site, 'email-change-to', email), PER_DAY, '1 day', TooManyToday)
  await refuseEmail(site, email)
  await startEmailChange(member, email)
}
