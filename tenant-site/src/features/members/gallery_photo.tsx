import type { MouseEvent } from 'react'
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
import styles from './gallery.module.css'

type GalleryPhotoProps = {
  profile: Profile
  photo: ProfilePhoto
  alt: string
  isFirst: boolean
  /** Shows it over the whole screen. */
  onOpen: () => void
}

/** One photo of the gallery, which opens it large; a locked one says what opens it and leads there. */
export function GalleryPhoto({ profile, photo, alt, isFirst, onOpen }: GalleryPhotoProps) {
  const { t } = useTranslation('members')
  const settings = useSettings()
  const user = useUser()
  const accountLink = useAccountLink(useLocation())
  const veil = {
    placeholder: photo.placeholder,
    blurred: photo.blurred && settings.cdn_prefix + photo.blurred,
  }
  if (!profile.shows_photos) {
    return <LockedPhoto {...veil} title={t('photos.private', { name: profile.name })} />
  }
  if (photo.locked) {
    return (
      <LockedPhoto
        {...veil}
        title={t('photos.locked')}
        action={user ? t('photos.premium') : t('photos.log_in')}
        {...(user ? { to: '/premium', isPremium: true } : accountLink)}
      />
    )
  }

  function open(event: MouseEvent) {
    event.preventDefault()
    onOpen()
  }

  const person = { ...personOf(profile, settings), photo: photoOf(photo, settings, 'half') }
  return (
    <a
      className={styles.open}
      href={photoOf(photo, settings, 'full')!.src}
      aria-label={t('photos.large', { alt })}
      onClick={open}
    >
      <Portrait person={person} alt={alt} isUrgent={isFirst} isFluid />
    </a>
  )
}
