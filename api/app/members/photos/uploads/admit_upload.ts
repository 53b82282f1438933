import { limitKey } from '#app/http/limits/limit_key'
import { limited } from '#app/http/limits/limited'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import Photo from '#app/members/people/photo'
import { PhotoLimit } from '#app/members/photos/processing/photo_errors'
import { photoLimit } from '#app/members/photos/arranging/photo_limit'
import { removeUnlessUsed } from '#app/members/photos/storage/remove_unless_used'
import type { PhotoPaths } from '#app/members/photos/storage/store_photo'
import type { PhotoOwner } from './photo_owner.js'

const PER_HOUR = 150

/** Admits an upload before it is read; `addPhoto` checks the limit again. @throws PhotoLimit TooManyAttempts */
export async function admitUpload({ profile }: PhotoOwner, paths: PhotoPaths): Promise<void> {
  const limit = photoLimit(profile)
  const count = await Photo.query().where('profile_id', profile.id).whereNot('status', 'refused').count('* as total')
  if (Number(count[0]!.$extras.total) >= limit) throw new PhotoLimit({ limit })
  await limited(limitKey(currentTenant(), 'photo-upload', profile.id), PER_HOUR, '1 hour')
  await removeUnlessUsed(paths)
}
