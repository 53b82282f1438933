import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { personOf } from '#site/lib/people/person_of.ts'
import { photoOf } from '#site/lib/people/photo_of.ts'
import type { Profile, ProfilePhoto } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Portrait } from '#site/ui/people/portrait.tsx'
import { ClosedPhoto } from './closed_photo.tsx'
import styles from './gallery.module.css'

type GalleryPhotoProps = {
  profile: Profile
  photo: ProfilePhoto
  alt: string
  isFirst: boolean
  onOpen: () => void
}

export function GalleryPhoto({ profile, photo, alt, isFirst, onOpen }: GalleryPhotoProps) {
  const { t } = useTranslation('members')
  const settings = useSettings()
  if (!profile.shows_photos || photo.locked) return <ClosedPhoto profile={profile} photo={photo} />

  function open(event: MouseEvent) {
    event.preventDefault()
    onOpen()
  }

  const person = { ...personOf(profile, settings), photo: photoOf(photo, settings, 'half') }
  return (
    <a
      className={styles.open}
      href={photoOf(photo, settings, 'full')!.src}
      aria-label={t('photos.enlarge', { alt })}
      onClick={open}
    >
      <Portrait person={person} alt={alt} isUrgent={isFirst} isFluid />
    </a>
  )
}
