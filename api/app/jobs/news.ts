/**
 * What there may be to tell a member, by profiles: somebody wrote to him or likes him, messages have waited for a day, or a week is over
 * in which others came, or a day in which somebody may have come who fits a search he keeps (`alert`, since when in ISO 8601). Ids
 * alone; whether there still is anything is asked when it is told.
 */
export type News =
  | { about: 'message' | 'like'; from: string; to: string }
  | { about: 'unread' | 'newcomers'; to: string }
  | { about: 'fit'; to: string; alert: string; since: string }
