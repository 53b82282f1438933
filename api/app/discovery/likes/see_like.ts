import { DateTime } from 'luxon'
import { poke } from '#app/live/poke'
import Like from '#app/discovery/likes/like'

export async function seeLike(fromProfileId: string, toProfileId: string): Promise<void> {
  const [seen] = await Like.query()
    .where({ from_profile_id: fromProfileId, to_profile_id: toProfileId })
    .whereNull('seen_at')
    .update({ seen_at: DateTime.now() })
  if (Number(seen) > 0) poke({ kind: 'likes', to: [toProfileId], profile: fromProfileId })
}
