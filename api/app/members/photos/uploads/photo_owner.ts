import type Profile from '#app/members/people/profile'

/** Whose photo it is: a member, or a fictional profile. */
export interface PhotoOwner {
  profile: Profile
}
