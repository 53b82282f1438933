import { endSessions } from '#app/identity/sessions/end_sessions'
import Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'
import { isOpenAndHiding } from '#app/safety/hide_reported'
import { sanctionsInForce } from '#app/safety/sanctions/sanctions_in_force'

/**
 * Derives the state of somebody's account from what they are under, the only place that does: whether they are let in, and whether
 * their profile is shown. A fictional profile has no account.
 */
export async function settleSanctions(profileId: string): Promise<void> {
  const { member, profile } = await lockedOwner(profileId)
  const kinds = new Set((await sanctionsInForce(profileId)).map(({ kind }) => kind))
  profile.merge({ sanctioned: kinds.has('hidden'), underReview: await isOpenAndHiding(profileId) })
  if (member?.isActivated || member?.isShutOut) {
    member.merge({ status: kinds.has('banned') ? 'banned' : kinds.has('suspended') ? 'suspended' : 'active' })
    if (member.isShutOut && member.$isDirty) await endSessions(member)
    await member.save()
  }
  await profile.merge({ status: profile.statusFor(member) }).save()
}

/** The member first, as everywhere, so that nobody waits for the other. */
async function lockedOwner(profileId: string): Promise<{ member: Member | null; profile: Profile }> {
  const { memberId } = await Profile.findOrFail(profileId)
  const member = memberId === null ? null : await Member.query().where('id', memberId).forUpdate().firstOrFail()
  return { member, profile: await Profile.query().where('id', profileId).forUpdate().firstOrFail() }
}
