import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import Profile from '#app/members/people/profile'
import { acknowledge } from '#app/safety/acknowledge'
import type Member from '#app/members/people/member'
import type { SignupDraft } from '#app/identity/signup/new_member'

/** Records that who writes first to a fictional profile was told so beforehand; of a real one there is nothing to record. */
export async function acknowledgeFirstMessage(
  ctx: HttpContext,
  member: Member,
  { member_id: profileId, signup_message: message, fictional_version: version }: SignupDraft
): Promise<void> {
  if (!profileId || !message || !version) return
  const profile = await Profile.find(profileId)
  if (!profile?.isFictional) return
  await acknowledge({ member, profileId, version, site: siteOf(ctx), language: ctx.language })
}
