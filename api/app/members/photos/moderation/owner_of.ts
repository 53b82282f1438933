import { tenantRows } from '#app/tenancy/context/tenant_context'

interface Owner {
  memberId: string
  profileId: string
}

/** The member whose profile shows the photo; none for photos of fictional profiles, which nobody moderates. */
export async function ownerOf(photoId: string): Promise<Owner | undefined> {
  const [owner] = await tenantRows<Owner>(
    `select profiles.member_id::text as "memberId", profiles.id::text as "profileId" from app.photos
     join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id
     where photos.tenant_id = (select sec.tenant_id()) and photos.id = :photoId and profiles.kind = 'member'`,
    { photoId }
  )
  return owner
}
