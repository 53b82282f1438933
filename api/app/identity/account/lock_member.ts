import Member from '#app/members/people/member'

/** A member with profile; the member's row is locked until the transaction ends. */
export function lockMember(id: string): Promise<Member> {
  return Member.query().where('id', id).forUpdate().preload('profile').firstOrFail()
}
