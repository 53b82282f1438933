import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { AccountDeleted, LoginFailed } from '#app/identity/account/identity_errors'
import { knownDevice, rememberDevice } from '#app/identity/password_checks/known_device'
import { logInAttempt } from '#app/identity/password_checks/log_in_attempt'
import type Member from '#app/members/people/member'
import { membersByEmail } from '#app/identity/emails/members_by_email'
import { sendRestoreLink } from '#app/identity/deletion/send_restore_link'
import { refuseShutOut } from '#app/identity/shut_out/refuse_shut_out'
import { verifyPassword } from '#app/identity/password_checks/verify_password'

interface Credentials {
  email: string
  password: string
}

export async function logIn(ctx: HttpContext, { email, password }: Credentials): Promise<Member> {
  const { activated, twins } = await inSeparateTransaction(() => membersByEmail(email))
  const device = knownDevice(ctx, activated)
  const attempt = await logInAttempt(ctx, siteOf(ctx), device ? `device ${device}` : email)
  const member = await whosePassword(password, activated, twins).catch(async (error) => {
    await attempt.withdraw()
    throw error
  })
  if (!member) {
    await attempt.fail()
    throw new LoginFailed()
  }
  await attempt.succeed()
  if (member.profile.leftAt) {
    await sendRestoreLink(siteOf(ctx), member)
    throw new AccountDeleted()
  }
  await refuseShutOut({ site: siteOf(ctx), language: ctx.language }, member)
  await ctx.auth.use('member').login(member)
  rememberDevice(ctx, member)
  return member
}

/** Verifies a hash even without an activated member, so that timing doesn't reveal whether the address is known. */
async function whosePassword(
  password: string,
  activated: Member | undefined,
  twins: Member[]
): Promise<Member | undefined> {
  if (await verifyPassword(activated?.passwordHash, password)) return activated
  for (const twin of twins) if (await verifyPassword(twin.passwordHash, password)) return twin
  return undefined
}
