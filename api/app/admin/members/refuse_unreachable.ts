import { MemberShutOut, MemberLeaving } from '#app/admin/access/admin_errors'
import type Member from '#app/members/people/member'

/** @throws MemberShutOut MemberLeaving: a link would let in somebody who is out */
export function refuseUnreachable({ isShutOut, profile }: Member): void {
  if (isShutOut) throw new MemberShutOut()
  if (profile.leftAt) throw new MemberLeaving()
}
