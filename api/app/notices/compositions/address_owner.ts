import Member from '#app/members/people/member'

/** The activated member who has an address, be he banned or not; null for an address nobody has. */
export function addressOwner(email: string): Promise<Member | null> {
  return Member.query().where('email', email).whereNot('status', 'not_confirmed').preload('profile').first()
}
