import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { grantSignupCredits } from '#app/credits/ledger/grant_signup_credits'
import { pokeMember } from '#app/live/poke'
import { recordPostback } from '#app/postbacks/record_postback'
import { isUniqueViolation } from '#app/tenancy/context/is_unique_violation'
import { siteOf } from '#app/tenancy/sites/site_of'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { isBanned } from '#app/identity/account/is_banned'
import { rememberDevice } from '#app/identity/password_checks/known_device'
import type LinkToken from '#app/identity/tokens/link_token'
import Member from '#app/members/people/member'
import { sendFirstMessage } from './send_first_message.js'

/** Activates the member and logs them in. @throws TokenInvalid if the link was used, or the address is taken or banned */
export async function activate(ctx: HttpContext, link: LinkToken): Promise<Member> {
  const site = siteOf(ctx)
  const [, member] = await pipeline([
    () => link.useUp(),
    () => Member.query().where('id', link.memberId).preload('profile').firstOrFail(),
  ])
  if ((await isBanned(member.email)) || !(await becomesActive(member))) throw new TokenInvalid()
  await member.refresh()
  await pipeline([
    () => member.profile.merge({ status: member.profile.statusFor(member) }).save(),
    () => grantSignupCredits(member.id, site.settings.signup_credits),
    () => ctx.auth.use('member').login(member),
  ])
  if (member.network) await recordPostback({ memberId: member.id, event: 'activation' })
  pokeMember(member.id)
  rememberDevice(ctx, member)
  await sendFirstMessage(ctx, member)
  return member
}

/** Only one activated member can have an address; if two confirm at once, the unique index decides. */
async function becomesActive({ id, email }: Member): Promise<boolean> {
  try {
    const [changed] = await Member.query()
      .where({ id, email, status: 'not_confirmed' })
      .whereNotExists((others) =>
        others.from('app.members as others').whereNot('status', 'not_confirmed').where('email', email)
      )
      .update({ status: 'active', activated_at: new Date() })
    return Number(changed) === 1
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
