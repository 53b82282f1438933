type BonusUser = { time_bonus: boolean; paid_user: boolean; signup_date: string }

/** How long the bonus lasts after sign-up, in ms (specification §9). */
const WINDOW = 14_400 * 1000

/** The members area (specification §2). */
const MEMBERS_AREA = /^\/(members(\/\d+)?|chats(\/\d+)?|likes(\/(received|given|matches|m\/\d+))?|premium)$/

export function isInMembersArea(pathname: string): boolean {
  return MEMBERS_AREA.test(pathname)
}

/** End of the time bonus in ms since 1970; null for members who are offered none, have paid or signed up too long ago. */
export function bonusEnds(user: BonusUser | null, now: number): number | null {
  if (!user?.time_bonus || user.paid_user) return null
  const ends = Date.parse(user.signup_date) + WINDOW
  return ends > now ? ends : null
}

export function countdownOf(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000)
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}
