/** What a member may be notified of, by profile ids; checked again when it is sent. `since` is ISO 8601. */
export type News =
  | { about: 'message' | 'like'; from: string; to: string }
  | { about: 'unread' | 'newcomers'; to: string }
  | { about: 'fit'; to: string; alert: string; since: string }
  | { about: 'announcement'; to: string; announcement: string }
