import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/validation/field_refused'
import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { isRegionOf } from './is_region_of.js'
import SignupDraft, { type DraftAnswers } from './signup_draft.js'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { createSignupDraftValidator } from './signup_draft_validator.js'
import { siteOf } from '#app/tenancy/sites/site_of'
import { refuseClosedSignups } from './refuse_closed_signups.js'

const MAILS_PER_DAY = 2

export async function storePartnerSignup(ctx: HttpContext): Promise<void> {
  const site = siteOf(ctx)
  const draft = await ctx.request.validateUsing(createSignupDraftValidator, {
    data: ctx.request.body(),
    meta: { site },
  })
  await storeSignupDraft(site, draft)
}

/** Above the limit the e-mail is silently skipped, so that the answer reveals nothing and no one is flooded. */
async function storeSignupDraft(
  site: Site,
  { email, language = site.language, ...answers }: DraftAnswers & { email: string; language?: string }
): Promise<void> {
  refuseClosedSignups(site, answers)
  const { region_id: region, country = '' } = answers
  if (region && !(await isRegionOf(region, country))) throw fieldRefused('region_id', 'region_of_country')
  const kept = await SignupDraft.keep(email, language, answers)
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
