import Member from '#app/members/people/member'

/** A member with his profile, held until the transaction ends: nobody writes for him or changes him meanwhile. */
export function heldMember(id: string): Promise<Member> {
  return Member.query().where('id', id).forUpdate().preload('profile').firstOrFail()
}
