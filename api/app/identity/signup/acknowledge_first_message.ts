import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import Profile from '#app/members/people/profile'
import { acknowledge } from '#app/safety/acknowledge'
import type Member from '#app/members/people/member'
import type { SignupAnswers } from '#app/identity/signup/new_member'

export async function acknowledgeFirstMessage(
  ctx: HttpContext,
  member: Member,
  { member_id: profileId, signup_message: message, fictional_version: version }: SignupAnswers
): Promise<void> {
  if (!profileId || !message || !version) return
  const profile = await Profile.find(profileId)
  if (!profile?.isFictional) return
  await acknowledge({ member, profileId, version, site: siteOf(ctx), language: ctx.language })
}
