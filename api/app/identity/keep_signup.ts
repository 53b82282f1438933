import { fieldRefused } from '#app/http/field_refused'
import { enqueue } from '#app/notices/enqueue'
import type { Site } from '#app/tenancy/site'
import { TooManyAttempts } from './identity_errors.js'
import { isRegionOf } from './is_region_of.js'
import KeptSignup, { type KeptAnswers } from './kept_signup.js'
import { limited } from './limited.js'
import { limitKey } from './limit_key.js'
import { refuseClosedSignups } from './refuse_closed_signups.js'

const MAILS_PER_DAY = 2

/**
 * Keeps what a partner says of somebody and mails that person the link to finish it. The answer tells nothing about the address;
 * whoever owns it is not flooded: after some mails in a day no other follows, and nobody is told.
 * @throws SignupsClosed, 422 for `region_id`
 */
export async function keepSignup(
  site: Site,
  { email, language = site.language, ...answers }: KeptAnswers & { email: string; language?: string }
): Promise<void> {
  refuseClosedSignups(site, answers)
  const { region_id: region, country = '' } = answers
  if (region && !(await isRegionOf(region, country))) throw fieldRefused('region_id', 'region_of_country')
  const kept = await KeptSignup.keep(email, language, answers)
  const flooded = await limited(limitKey(site, 'signup-draft', email), MAILS_PER_DAY, '1 day').then(
    () => false,
    isFlood
  )
  if (!flooded) await enqueue('send_mail', { mail: 'signup_draft', draft: kept.id })
}

function isFlood(error: unknown): boolean {
  if (error instanceof TooManyAttempts) return true
  throw error
}
