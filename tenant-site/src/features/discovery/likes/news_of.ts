/** Something to tell at once: a like that has come, or one that was answered. */
export type News<Received extends ReceivedLike> = { kind: 'match' | 'like'; card: Received }

/** What decides of a like that was received. */
type ReceivedLike = { id: string; like_new: boolean; automatic: boolean; matched: boolean }
type Likes<Received> = { liked_by: readonly Received[] }

/**
 * What came between two lists of likes: of several, a match first, then the newest like. What was seen already is no news, and an
 * introduction of the site's own is told when it is asked for, never by itself.
 */
export function newsOf<Received extends ReceivedLike>(
  before: Likes<Received>,
  now: Likes<Received>
): News<Received> | null {
  const known = new Set(before.liked_by.map(({ id }) => id))
  const come = now.liked_by.filter(({ id, like_new, automatic }) => like_new && !automatic && !known.has(id))
  const match = come.find(({ matched }) => matched)
  const card = match ?? come[0]
  return card ? { kind: match ? 'match' : 'like', card } : null
}
