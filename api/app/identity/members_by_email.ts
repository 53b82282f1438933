import Member from './member.js'

const TWINS = 3

/** Who may be meant by an address: the one activated member, and sign-ups that were never confirmed, newest first. */
export async function membersByEmail(email: string): Promise<{ activated?: Member; twins: Member[] }> {
  const found = await Member.query()
    .where('email', email)
    .whereIn('status', ['active', 'not_confirmed'])
    .orderByRaw(`status = 'active' desc, id desc`)
    .limit(1 + TWINS)
    .preload('profile')
  return {
    activated: found.find((member) => member.isActivated),
    twins: found.filter((member) => !member.isActivated).slice(0, TWINS),
  }
}
