/** What the match finder's questions are answered with; whatever is not answered is read from the member's own profile. */
export interface FinderAnswers {
  gender?: 'male' | 'female' | 'both'
  min_age?: number
  max_age?: number
  near?: 'region' | 'country' | 'anywhere'
  /** What the member is here for, one of the profile's reasons. */
  reason?: string
  /** Ids of what the member likes doing. */
  interests?: string[]
}
