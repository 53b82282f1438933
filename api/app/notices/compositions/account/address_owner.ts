import Member from '#app/members/people/member'

/** The activated member with this address, including banned ones. */
export function addressOwner(email: string): Promise<Member | null> {
  return Member.query().where('email', email).whereNot('status', 'not_confirmed').preload('profile').first()
}
