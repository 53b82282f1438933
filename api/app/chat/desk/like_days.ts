/** How long the desk may answer a like: whoever wrote nothing since has moved on. */
export const LIKE_DAYS = 14
