import { MemberBanned, MemberLeaving } from '#app/admin/access/admin_errors'
import type Member from '#app/members/people/member'

/** @throws MemberBanned MemberLeaving: a link would let in somebody who is out */
export function refuseUnreachable({ status, profile }: Member): void {
  if (status === 'banned') throw new MemberBanned()
  if (profile.leftAt) throw new MemberLeaving()
}
