/** The welcome code and the time bonus are this one entitlement of every new member (specification §4 and §9). */
export const TIME_BONUS = {
  code: 'TIMEBONUS25',
  percent: 25,
  /** Seconds from the sign-up. */
  lasts: 14_400,
  /** For so long after its end no code as good as it is given to the member, or taken: the end that was announced must be one. */
  silentDays: 30,
} as const

/** SQL: when the time bonus of a row of `app.members` ends. */
export function bonusEnds(members: string): string {
  return `(${members}.signed_up_at + make_interval(secs => ${TIME_BONUS.lasts}))`
}

/** SQL: until when a code as good as the time bonus may not be given to a member. */
function silentUntil(members: string): string {
  return `(${bonusEnds(members)} + make_interval(days => ${TIME_BONUS.silentDays}))`
}

/** SQL: whether so many percent are too good to be taken from a member who was told shortly ago that the time bonus ends. */
export function breaksTimeBonus(percent: string, members: string): string {
  return `(${percent} >= ${TIME_BONUS.percent} and now() >= ${bonusEnds(members)} and now() < ${silentUntil(members)})`
}

/** SQL: whether a code of so many percent, if given now, would be too good soon. */
export function willBreakTimeBonus(percent: string, members: string): string {
  return `(${percent} >= ${TIME_BONUS.percent} and now() < ${silentUntil(members)})`
}

/** SQL: whether a row of `app.members` may have the time bonus now; the same that `discountsFor` says. */
export function hasTimeBonus(members: string, paidUser: string): string {
  return `(not cast(${paidUser} as boolean) and ${bonusEnds(members)} > now() and not exists (select from app.discount_redemptions
    where tenant_id = (select sec.tenant_id()) and code = '${TIME_BONUS.code}' and member_id = ${members}.id and state = 'used'))`
}
