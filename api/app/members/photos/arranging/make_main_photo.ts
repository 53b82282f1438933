import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { PhotoExplicit, PhotoPending } from '#app/members/photos/processing/photo_errors'

/** @throws NotFound unless it is a photo of the member's own; PhotoPending for a pending one while others see another; PhotoExplicit */
export async function makeMainPhoto({ profile }: Member, id: unknown): Promise<void> {
  const [counted] = await tenantRows<{ found: number; changed: number; explicit: boolean }>(
    `with own as (
       select id, status, explicit from app.photos
       where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and status <> 'refused'
     ), changed as (
       update app.profiles set main_photo_id = own.id from own
       where tenant_id = (select sec.tenant_id()) and profiles.id = :profileId and own.id = :id and not own.explicit
         and (own.status = 'active' or not exists (select from own where status = 'active' and not explicit))
       returning own.id
     )
     select (select count(*)::int from own where id = :id) as found, (select count(*)::int from changed) as changed,
       exists (select from own where id = :id and explicit) as explicit`,
    { profileId: profile.id, id: rowId(id) }
  )
  if (!counted!.found) throw new NotFound()
  if (counted!.explicit) throw new PhotoExplicit()
  if (!counted!.changed) throw new PhotoPending()
}
