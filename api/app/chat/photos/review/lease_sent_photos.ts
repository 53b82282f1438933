import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { LeasedPhoto } from '#app/members/photos/moderation/leased_photo'
import { BATCH, LEASE_MINUTES, type PhotoBatch } from '#app/members/photos/moderation/lease_photos'
import { LEASED_SENT_PHOTO } from './sent_photo.js'

const WAITS = `photos.tenant_id = (select sec.tenant_id()) and review = 'pending' and message_id is not null`

/** Gives a moderator photos of conversations that look like banned ones, as `leasePhotos` gives those of profiles. */
export async function leaseSentPhotos(by: string, holding: string[]): Promise<PhotoBatch> {
  const values = { by, holding, minutes: LEASE_MINUTES }
  const [, photos, [counted]] = await pipeline([
    () =>
      tenantRows(
        `update app.chat_photos photos set leased_until = now() + make_interval(mins => :minutes)
         where ${WAITS} and id = any(cast(:holding as bigint[])) and leased_by = :by`,
        values
      ),
    () =>
      tenantRows<LeasedPhoto>(
        `with batch as materialized (select sec.new_id() as lease),
         waiting as materialized (
           select photos.id from app.chat_photos photos
           where ${WAITS} and photos.id <> all(cast(:holding as bigint[]))
             and (leased_until is null or leased_until < now() or leased_by = :by)
           order by created_at, id limit ${BATCH} for update skip locked
         ), photos as (
           update app.chat_photos photos set lease = batch.lease, leased_by = :by, leased_until = now() + make_interval(mins => :minutes)
           from batch, waiting where photos.tenant_id = (select sec.tenant_id()) and photos.id = waiting.id
           returning photos.*
         )
         ${LEASED_SENT_PHOTO} order by photos.created_at, photos.id`,
        values
      ),
    () => tenantRows<{ waiting: number }>(`select count(*)::int as waiting from app.chat_photos photos where ${WAITS}`),
  ])
  return { photos, waiting: counted!.waiting }
}
