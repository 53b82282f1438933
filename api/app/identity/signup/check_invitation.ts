import { fieldRefused } from '#app/http/validation/field_refused'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { networkOf } from '#app/http/limits/network_of'
import type { Site } from '#app/tenancy/sites/site'
import InviteCode from './invite_code.js'

/** Enough for typing errors, too few for guessing. */
const PER_HOUR = 40

/** Whether a code lets somebody in, without using it. @throws TooManyAttempts, 422 for `invite_code` */
export async function checkInvitation(site: Site, address: string, code: string | undefined): Promise<void> {
  if (site.settings.signups !== 'invite_only') return
  await limited(limitKey(site, 'invitation', networkOf(address)), PER_HOUR, '1 hour')
  if (!(await InviteCode.isGood(code))) throw fieldRefused('invite_code', 'invite_code')
}
