import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { photoLimit } from '#app/members/photos/arranging/photo_limit'
import type { PhotoOwner } from './photo_owner.js'

const TRY_AGAIN_AFTER_SECONDS = 30

const underWay = new Map<string, number>()

/** Counts an upload before anything is awaited, so that none is overlooked. @returns what ends it. @throws TooManyAttempts */
export function beginUpload({ profile }: PhotoOwner): () => void {
  const others = underWay.get(profile.id) ?? 0
  if (others >= photoLimit(profile)) throw new TooManyAttempts(TRY_AGAIN_AFTER_SECONDS)
  underWay.set(profile.id, others + 1)
  return () => {
    const left = (underWay.get(profile.id) ?? 1) - 1
    if (left > 0) underWay.set(profile.id, left)
    else underWay.delete(profile.id)
  }
}
