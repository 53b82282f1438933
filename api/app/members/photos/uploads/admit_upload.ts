import type Member from '#app/members/people/member'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { limitKey } from '#app/http/limits/limit_key'
import { limited } from '#app/http/limits/limited'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import Photo from '#app/members/people/photo'
import { PhotoLimit } from '#app/members/photos/processing/photo_errors'
import { photoLimit } from '#app/members/photos/arranging/photo_limit'
import { removeUnlessUsed } from '#app/members/photos/storage/remove_unless_used'
import type { PhotoPaths } from '#app/members/photos/storage/store_photo'

const TRY_AGAIN_AFTER_SECONDS = 30
const PER_HOUR = 150

const underWay = new Map<string, number>()

/** Admits an upload and returns the function that ends it; `addPhoto` checks the limit again. @throws PhotoLimit TooManyAttempts */
export async function admitUpload({ profile }: Member, paths: PhotoPaths): Promise<() => void> {
  const limit = photoLimit(profile)
  const count = await Photo.query().where('profile_id', profile.id).whereNot('status', 'refused').count('* as total')
  if (Number(count[0]!.$extras.total) >= limit) throw new PhotoLimit({ limit })
  const others = underWay.get(profile.id) ?? 0
  if (others >= limit) throw new TooManyAttempts(TRY_AGAIN_AFTER_SECONDS)
  await limited(limitKey(currentTenant(), 'photo-upload', profile.id), PER_HOUR, '1 hour')
  await removeUnlessUsed(paths)
  underWay.set(profile.id, others + 1)
  return () => {
    const left = (underWay.get(profile.id) ?? 1) - 1
    if (left > 0) underWay.set(profile.id, left)
    else underWay.delete(profile.id)
  }
}
