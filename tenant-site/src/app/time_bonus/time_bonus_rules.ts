type BonusUser = { time_bonus: boolean; paid_user: boolean; no_countdowns: boolean }

/** The server's answer and when this device got it, in ms since 1970 by its own clock, which may be wrong. */
type Answered = { expires: string; server_time: string; receivedAt: number }

/** The members area (specification §2). */
const MEMBERS_AREA = /^\/(members(\/\d+)?|chats(\/\d+)?|likes(\/(received|given|matches|m\/\d+))?|premium)$/

export function isInMembersArea(pathname: string): boolean {
  return MEMBERS_AREA.test(pathname)
}

/**
 * Whether to show the time bonus: the server decides who has it, by its own clock. Nobody who was warned this month of what they paid,
 * or pointed to help lately, sees a line that counts down; the bonus itself is in their prices, where it is named.
 */
export function mayHaveBonus(user: BonusUser | null): boolean {
  return !!user && user.time_bonus && !user.paid_user && !user.no_countdowns
}

/** Milliseconds left; the device's clock only measures what has passed since the answer. */
export function bonusLeft({ expires, server_time, receivedAt }: Answered, now: number): number {
  return Date.parse(expires) - Date.parse(server_time) - Math.max(0, now - receivedAt)
}

/** Until the next whole second, so that all devices change at the same moment. */
export function untilNextSecond(left: number): number {
  return left % 1000 || 1000
}

export function countdownOf(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000)
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}
