import type { HttpContext } from '@adonisjs/core/http'
import { acknowledgeFirstMessage } from '#app/identity/signup/acknowledge_first_message'
import { fieldRefused } from '#app/http/validation/field_refused'
import { count } from '#app/operations/count'
import { siteOf } from '#app/tenancy/sites/site_of'
import Profile from '#app/members/people/profile'
import { afterCommit, inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { hashPassword } from '#app/identity/password_checks/hash_password'
import InviteCode from './invite_code.js'
import { isRegionOf } from './is_region_of.js'
import SignupDraft from './signup_draft.js'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import type Member from '#app/members/people/member'
import { networkOf } from '#app/http/limits/network_of'
import { recordPostback } from '#app/postbacks/record_postback'
import { newMember, type SignupAnswers } from './new_member.js'
import { refuseClosedSignups } from './refuse_closed_signups.js'
import { refuseEmail } from '#app/identity/emails/refuse_email'
import { requireCurrentDisclosure } from './require_current_disclosure.js'
import { remindToActivate } from '#app/identity/activation/remind_to_activate'
import { startActivation } from '#app/identity/activation/start_activation'

const PER_HOUR = 20

/** Doesn't reveal whether the address is known (product §3), unless the tenant wants that (§5). @throws SignupsClosed, 422 */
export async function signUp(
  ctx: HttpContext,
  draft: SignupAnswers & { invite_code?: string; password: string }
): Promise<Member> {
  const site = siteOf(ctx)
  const invitation = site.settings.signups === 'invite_only' ? (draft.invite_code ?? '') : undefined
  refuseClosedSignups(site, draft)
  // Before any lookup, so that codes and ids can't be guessed.
  await limited(limitKey(site, 'signup', networkOf(ctx.request.ip())), PER_HOUR, '1 hour')
  await inSeparateTransaction(async () => {
    await refuseEmail(site, draft.email)
    await refuseUnknown(draft, invitation)
    await requireCurrentDisclosure(site, ctx.language, draft)
  })
  const passwordHash = await hashPassword(draft.password)
  if (invitation !== undefined) await InviteCode.use(invitation)
  const member = await newMember(site, draft, { passwordHash, language: ctx.language })
  if (member.network) await recordPostback({ memberId: member.id, event: 'signup' })
  if (draft.draft_token) await SignupDraft.finish(draft.draft_token)
  if (draft.fictional_version) await acknowledgeFirstMessage(ctx, member, draft)
  await remindToActivate(await startActivation(site, member))
  await ctx.auth.use('member').login(member)
  afterCommit(() => count('signups', 'stored'))
  return member
}

async function refuseUnknown(draft: SignupAnswers, invitation: string | undefined): Promise<void> {
  const { region_id: region, country, member_id: receiver } = draft
  if (region && !(await isRegionOf(region, country))) throw fieldRefused('region_id', 'region_of_country')
  if (receiver && !(await isThere(receiver, draft))) throw fieldRefused('member_id', 'not_found')
  if (invitation !== undefined && !(await InviteCode.isGood(invitation)))
    throw fieldRefused('invite_code', 'invite_code')
}

async function isThere(id: string, { show_fictional }: SignupAnswers): Promise<boolean> {
  const profile = await Profile.find(id)
  return profile?.status === 'active' && (show_fictional || !profile.isFictional)
}
