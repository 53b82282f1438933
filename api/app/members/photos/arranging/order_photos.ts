import { pipeline } from '#app/tenancy/context/pipeline'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { lockProfile } from '#app/members/people/lock_profile'
import { PhotosChanged } from '#app/members/photos/processing/photo_errors'

/** Sorts a member's photos. @throws PhotosChanged unless the ids are exactly those of their photos */
export async function orderPhotos({ profile }: Member, ids: string[]): Promise<void> {
  const [, [counted]] = await pipeline([
    () => lockProfile(profile.id),
    () =>
      tenantRows<{ moved: number; own: number }>(
        `with wanted as (
         select id, (place - 1)::int as place from unnest(cast(:ids as bigint[])) with ordinality as named (id, place)
       ), moved as (
         update app.photos set position = place from wanted
         where photos.tenant_id = (select sec.tenant_id()) and photos.id = wanted.id and profile_id = :profileId
         returning photos.id
       )
       select (select count(*)::int from moved) as moved,
         (select count(*)::int from app.photos
          where tenant_id = (select sec.tenant_id()) and profile_id = :profileId) as own`,
        { ids, profileId: profile.id }
      ),
  ])
  if (counted!.moved !== counted!.own || ids.length !== counted!.own) throw new PhotosChanged()
}
