import { pokeBoth } from '#app/live/poke'
import Like from './like.js'

/** Does nothing without a like. */
export async function takeBackLike(fromProfileId: string, toProfileId: string): Promise<void> {
  const [taken] = await Like.query().where({ from_profile_id: fromProfileId, to_profile_id: toProfileId }).delete()
  if (Number(taken) > 0) pokeBoth({ kind: 'likes', between: [fromProfileId, toProfileId] })
}
