import Member from '#app/members/people/member'

/** Locks the member whose confirmed address it is: what an address asks for is theirs. An unconfirmed one may be somebody else's. */
export async function memberAt(email: string): Promise<Member | null> {
  return Member.query().where('email', email).whereNotIn('status', ['not_confirmed', 'erased']).forUpdate().first()
}
