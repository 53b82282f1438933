import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { personOf } from '#site/lib/person_of.ts'
import { photoOf } from '#site/lib/photo_of.ts'
import type { Profile, ProfilePhoto } from '#site/lib/shapes.ts'
import { useAccountLink } from '#site/lib/use_account_link.ts'
import { useSettings } from '#site/lib/use_settings.ts'
import { useUser } from '#site/lib/use_user.ts'
import { LockedPhoto } from '#site/ui/locked_photo.tsx'
import { Portrait } from '#site/ui/portrait.tsx'

type GalleryPhotoProps = { profile: Profile; photo: ProfilePhoto; alt: string; isFirst: boolean }

/** One photo of the gallery; a locked one says what opens it and leads there. */
export function GalleryPhoto({ profile, photo, alt, isFirst }: GalleryPhotoProps) {
  const { t } = useTranslation('members')
  const settings = useSettings()
  const user = useUser()
  const accountLink = useAccountLink(useLocation())
  if (!profile.shows_photos) {
    return <LockedPhoto placeholder={photo.placeholder} title={t('photos.private', { name: profile.name })} />
  }
  if (photo.locked) {
    return (
      <LockedPhoto
        placeholder={photo.placeholder}
        title={t('photos.locked')}
        action={user ? t('photos.premium') : t('photos.log_in')}
        {...(user ? { to: '/premium' } : accountLink)}
      />
    )
  }
  const person = { ...personOf(profile, settings), photo: photoOf(photo, settings, 'full') }
  return <Portrait person={person} alt={alt} isUrgent={isFirst} isFluid />
}
