import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/validation/field_refused'
import { enqueue } from '#app/jobs/enqueue'
import { isRegionOf } from './is_region_of.js'
import SignupDraft from './signup_draft.js'
import { isLimited } from '#app/http/limits/is_limited'
import { limitKey } from '#app/http/limits/limit_key'
import { createSignupDraftValidator } from './signup_draft_validator.js'
import { siteOf } from '#app/tenancy/sites/site_of'
import { refuseClosedSignups } from './refuse_closed_signups.js'

const MAILS_PER_DAY = 2

/** Above the limit the e-mail is silently skipped, so that the answer reveals nothing and no one is flooded. */
export async function storePartnerSignup(ctx: HttpContext): Promise<void> {
  const site = siteOf(ctx)
  const {
    email,
    language = site.language,
    ...answers
  } = await ctx.request.validateUsing(createSignupDraftValidator, { data: ctx.request.body(), meta: { site } })
  refuseClosedSignups(site, answers)
  const { region_id: region, country = '' } = answers
  if (region && !(await isRegionOf(region, country))) throw fieldRefused('region_id', 'region_of_country')
  const draft = await SignupDraft.keep(email, language, answers)
  if (await isLimited(limitKey(site, 'signup-draft', email), MAILS_PER_DAY, '1 day')) return
  await enqueue('send_mail', { mail: 'signup_draft', draft: draft.id })
}
