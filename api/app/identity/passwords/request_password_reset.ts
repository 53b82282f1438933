import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/validation/field_refused'
import { siteOf } from '#app/tenancy/sites/site_of'
import { enqueue } from '#app/jobs/enqueue'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { TooManyToday } from '#app/http/limits/too_many_attempts'
import { knownDevice } from '#app/identity/password_checks/known_device'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import LinkToken from '#app/identity/tokens/link_token'
import { membersByEmail } from '#app/identity/emails/members_by_email'
import { networkOf } from '#app/http/limits/network_of'
import { RESET_LINK_DAYS } from './reset_link_days.js'

const PER_ACCOUNT = 5
const PER_ADDRESS = 50

interface Forgetful {
  email: string
  next?: string
}

/** Unknown addresses take the same steps, so timing reveals nothing (product §3), unless the tenant wants that (§8). */
export async function requestPasswordReset(ctx: HttpContext, { email, next }: Forgetful): Promise<void> {
  const site = siteOf(ctx)
  const { activated, twins } = await inSeparateTransaction(() => membersByEmail(email))
  const device = knownDevice(ctx, activated)
  const account = device ? `device ${device}` : email
  await limited(limitKey(site, 'reset-address', networkOf(ctx.request.ip())), PER_ADDRESS, '1 day', TooManyToday)
  await limited(limitKey(site, 'reset', account), PER_ACCOUNT, '1 day', TooManyToday)
  const member = activated ?? twins[0]
  if (!member && site.settings.reveal_registered_email) throw fieldRefused('email', 'email_not_found')
  const link = await LinkToken.issue('password_reset', member?.id ?? null, RESET_LINK_DAYS, { nextPath: next })
  await enqueue('send_mail', { mail: 'password_reset', link: link.id })
}
