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
/** Whoever sends more adds and removes for another reason than showing photos. */
const PER_HOUR = 150

/** Uploads under way in this process, by profile. */
const underWay = new Map<string, number>()

/**
 * Lets a member begin to upload a photo under these names: should nothing come of it, because the server dies midway, its files are
 * removed. The database decides about the limit again when the photo is stored.
 * @returns how the upload is ended
 * @throws PhotoLimit when there is no room; TooManyAttempts when he sends more at once than he could have, or ever more
 */
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
