export type News<Received extends ReceivedLike> = { kind: 'match' | 'like'; card: Received }

type ReceivedLike = { id: string; like_new: boolean; automatic: boolean; matched: boolean }
type Likes<Received> = { liked_by: readonly Received[] }

/** New since the last list: a match first, then the newest like; introductions are never announced on their own. */
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
