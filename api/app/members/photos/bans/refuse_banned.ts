import { enqueue } from '#app/jobs/enqueue'
import type Profile from '#app/members/people/profile'
import { PhotoBanned } from '#app/members/photos/processing/photo_errors'
import { inSeparateTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import { type BannedLike, countExact } from './banned_like.js'

/**
 * Refuses a banned file, never one that only looks like one. Staff hear at once of a member who has a picture that all brands ban; who uploads it is
 * told the same whatever list it is on. @throws PhotoBanned
 */
export async function refuseBanned(found: BannedLike | undefined, profile: Profile): Promise<void> {
  if (!found?.isExact) return
  await inSeparateTransaction(async () => {
    await tenantRows(countExact(found), { photoId: found.photoId })
    if (found.isEverywhere && !profile.isFictional)
      await enqueue('report_banned_photo', { profile: profile.id, reason: found.reason })
  })
  throw new PhotoBanned()
}
