import { AccountBanned, AccountSuspended } from '#app/identity/account/identity_errors'
import { endSanctions } from '#app/identity/sanctions/end_sanctions'
import type Member from '#app/members/people/member'
import { sanctionsInForce } from '#app/safety/sanctions/sanctions_in_force'
import { longMoment } from '#app/tenancy/sites/long_moment'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { sendShutOutLink } from './send_shut_out_link.js'

/** Tells somebody who proved who they are that they are shut out, and mails them what they may still do. @throws AccountSuspended AccountBanned */
export async function refuseShutOut(
  { site, language }: { site: Site; language: string },
  member: Member
): Promise<void> {
  if (!member.isShutOut) return
  const { id, profile } = member
  // A suspension may have ended since the job looked.
  const inForce = await inSeparateTransaction(async () => {
    await endSanctions(profile.id)
    await member.refresh()
    return sanctionsInForce(profile.id)
  })
  if (!member.isShutOut) return
  await sendShutOutLink(site, { id })
  if (member.status === 'banned') throw new AccountBanned()
  const { endsAt } = inForce.find(({ kind }) => kind === 'suspended')!
  throw new AccountSuspended({ date: longMoment(site, language, endsAt!) })
}
