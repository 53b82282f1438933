/** Name in this tab's memory of an invitation code that the front page was given. */
export const GIVEN_INVITATION = 'given-invitation'
