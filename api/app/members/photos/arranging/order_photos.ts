import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { holdPhotos } from './hold_photos.js'
import { PhotosChanged } from '#app/members/photos/processing/photo_errors'

/** Puts a member's photos into an order that names each once. @throws PhotosChanged when it names others than there are */
export async function orderPhotos({ profile }: Member, ids: string[]): Promise<void> {
  const [, [counted]] = await Promise.all([
    holdPhotos(profile.id),
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
