/** What decides of a member: whether he ever paid, and since when he is one. */
type BonusUser = { paid_user: boolean; signup_date: string }

/** How long after signing up there is a bonus (specification §9), in ms. */
const WINDOW = 14_400 * 1000

/** The members area (specification §2): members, members-id, chats, likes, likes-m-id and premium. */
const MEMBERS_AREA = /^\/(members(\/\d+)?|chats(\/\d+)?|likes(\/(received|given|matches|m\/\d+))?|premium)$/

/** Whether a page belongs to the members area. */
export function isInMembersArea(pathname: string): boolean {
  return MEMBERS_AREA.test(pathname)
}

/** Until when a member may have a time bonus: only who has not paid yet and signed up lately. Null where there is none. */
export function bonusEnds(user: BonusUser | null, now: number): number | null {
  if (!user || user.paid_user) return null
  const ends = Date.parse(user.signup_date) + WINDOW
  return ends > now ? ends : null
}

/** Hours, minutes and seconds of some milliseconds, begun seconds counted whole. */
export function countdownOf(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000)
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}
