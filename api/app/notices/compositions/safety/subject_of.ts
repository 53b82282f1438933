import Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'
import type { Recipient } from '#app/notices/mails/composed_mail'
import type Decision from '#app/safety/cases/decision'

/** Whom a decision is about; null for fictional profiles, and for who was erased. */
export async function subjectOf({ profileId }: Decision): Promise<Recipient | null> {
  const profile = profileId === null ? null : await Profile.findOrFail(profileId)
  const member = profile?.memberId ? await Member.find(profile.memberId) : null
  return member && member.status !== 'erased' ? member : null
}
