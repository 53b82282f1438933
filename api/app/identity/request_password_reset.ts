import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/field_refused'
import { siteOf } from '#app/http/site_of'
import { enqueue } from '#app/notices/enqueue'
import { aside } from '#app/tenancy/tenant_context'
import { TooManyToday } from './identity_errors.js'
import { knownDevice } from './known_device.js'
import { limited } from './limited.js'
import { limitKey } from './limit_key.js'
import LinkToken from './link_token.js'
import { membersByEmail } from './members_by_email.js'
import { networkOf } from './network_of.js'
import { RESET_LINK_DAYS } from './reset_link_days.js'

const PER_ACCOUNT = 5
const PER_ADDRESS = 50

interface Forgetful {
  email: string
  /** The page to go on with. */
  next?: string
}

/**
 * Sends whoever forgot the password a link to choose a new one. For an address nobody has the same rows are written, and the
 * job that would send the mail finds nobody: neither the answer nor its time tells who is a member (product §3). The brand may
 * want it said plainly all the same (§8).
 * @throws TooManyToday, 422 for `email` where the brand says who is a member
 */
export async function requestPasswordReset(ctx: HttpContext, { email, next }: Forgetful): Promise<void> {
  const site = siteOf(ctx)
  const { activated, twins } = await aside(() => membersByEmail(email))
  const device = knownDevice(ctx, activated)
  const account = device ? `device ${device}` : email
  await limited(limitKey(site, 'reset-address', networkOf(ctx.request.ip())), PER_ADDRESS, '1 day', TooManyToday)
  await limited(limitKey(site, 'reset', account), PER_ACCOUNT, '1 day', TooManyToday)
  const member = activated ?? twins[0]
  if (!member && site.settings.reveal_registered_email) throw fieldRefused('email', 'email_not_found')
  const link = await LinkToken.issue('password_reset', member?.id ?? null, RESET_LINK_DAYS, { nextPath: next })
  await enqueue('send_mail', { mail: 'password_reset', link: link.id })
}
