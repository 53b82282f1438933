import Photo from '@manyhearts/api/app/members/people/photo'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant, type Tenant } from '@manyhearts/api/app/tenancy/context/tenant_context'

/** The first photo becomes the main one. */
export function addPhotos(brand: Tenant, profile: Profile, names: string[], status = 'active'): Promise<Photo[]> {
  return asTenant(brand, async () => {
    const photos: Photo[] = []
    for (const [index, name] of names.entries()) {
      photos.push(
        await Photo.create({
          profileId: profile.id,
          position: profile.photoCount + index,
          status,
          filename: `/photos/${brand.id}/${name}-l.webp`,
          thumbFilename: `/photos/${brand.id}/${name}-t.webp`,
          ...(status === 'refused' && { refusal: 'quality' }),
          matchFilename: `/photos/${brand.id}/${name}-m.webp`,
          placeholder: 'AAAA',
          width: 1200,
          height: 1500,
        })
      )
    }
    profile.mainPhotoId ??= photos[0]!.id
    profile.photoCount += names.length
    await profile.save()
    return photos
  })
}
