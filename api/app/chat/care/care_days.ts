/** How long a sign that a member may be in need is kept. */
export const CARE_DAYS = 90

/** For how long after one nothing counts down before them, and the desk is told to be kind. */
export const CALM_DAYS = 30

/** SQL: whether a member, by their id, showed such a sign lately. */
export function isInCare(memberId: string): string {
  return `exists (select from app.care_signs where care_signs.tenant_id = (select sec.tenant_id())
    and care_signs.member_id = ${memberId} and care_signs.noted_at > now() - make_interval(days => ${CALM_DAYS}))`
}
