import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type LeasedPhoto, LEASED_PHOTO } from './leased_photo.js'

/** How many are given at once. */
export const BATCH = 10
/** Who leaves gives back the photos they had by letting this pass. */
export const LEASE_MINUTES = 10

/** Photos that a report hides are decided with it. */
const WAITS = `photos.status = 'pending' and profiles.kind = 'member' and not exists (select from app.complaints
  where complaints.tenant_id = photos.tenant_id and complaints.subject_kind = 'photo' and complaints.subject_id = photos.id
    and complaints.hidden_for_all and complaints.decided_at is null)`

export interface PhotoBatch {
  photos: LeasedPhoto[]
  /** How many wait at the brand, those that somebody has before them too. */
  waiting: number
}

/**
 * Gives a moderator the photos that look like banned ones, then those that wait longest, as far as nobody else has them and `most` allows, and longer
 * time for those they are still `holding`. What they had before and don't hold any more, as after a reload, is given to them again.
 */
export async function leasePhotos(by: string, holding: string[], most: number): Promise<PhotoBatch> {
  const values = { by, holding, most, minutes: LEASE_MINUTES }
  const [, photos, [counted]] = await pipeline([
    () =>
      tenantRows(
        `update app.photos set leased_until = now() + make_interval(mins => :minutes)
         where tenant_id = (select sec.tenant_id()) and id = any(cast(:holding as bigint[])) and leased_by = :by
           and status = 'pending'`,
        values
      ),
    () =>
      tenantRows<LeasedPhoto>(
        `with batch as materialized (select sec.new_id() as lease),
         waiting as materialized (
           select photos.id from app.photos
           join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id
           where photos.tenant_id = (select sec.tenant_id()) and ${WAITS}
             and photos.id <> all(cast(:holding as bigint[]))
             and (photos.leased_until is null or photos.leased_until < now() or photos.leased_by = :by)
           order by photos.resembles is null, photos.created_at, photos.id limit :most for update of photos skip locked
         ), photos as (
           update app.photos set lease = batch.lease, leased_by = :by, leased_until = now() + make_interval(mins => :minutes)
           from batch, waiting where photos.tenant_id = (select sec.tenant_id()) and photos.id = waiting.id
           returning photos.*
         )
         ${LEASED_PHOTO} order by photos.resembles is null, photos.created_at, photos.id`,
        values
      ),
    () =>
      tenantRows<{ waiting: number }>(
        `select count(*)::int as waiting from app.photos
         join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id
         where photos.tenant_id = (select sec.tenant_id()) and ${WAITS}`
      ),
  ])
  return { photos, waiting: counted!.waiting }
}
