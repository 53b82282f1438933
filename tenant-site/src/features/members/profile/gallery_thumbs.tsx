import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Lock } from 'lucide-react'
import { photoOf } from '#site/lib/people/photo_of.ts'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { BlurredPhoto } from '#site/ui/photos/blurred_photo.tsx'
import { Portrait } from '#site/ui/people/portrait.tsx'
import styles from './gallery_thumbs.module.css'

type GalleryThumbsProps = { profile: Profile; shown: number; onShow: (index: number) => void }

export function GalleryThumbs({ profile, shown, onShow }: GalleryThumbsProps) {
  const { t } = useTranslation('members')
  const settings = useSettings()
  const { name, age, photos } = profile

  function choose(event: MouseEvent, index: number) {
    event.preventDefault()
    onShow(index)
  }

  return (
    <ul className={styles.thumbs}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a
            className={styles.thumb}
            href={`#photo-${index + 1}`}
            aria-label={t('photos.show_photo', { number: index + 1 })}
            aria-current={index === shown}
            onClick={(event) => choose(event, index)}
          >
            {photo.locked ? (
              <span className={styles.locked}>
                <BlurredPhoto
                  placeholder={photo.placeholder}
                  blurred={photo.blurred && settings.cdn_prefix + photo.blurred}
                />
                <Lock aria-hidden="true" />
              </span>
            ) : (
              // The large photo carries the fictional label.
              <Portrait person={{ name, age, photo: photoOf(photo, settings, 'thumb'), fictional: null }} isFluid />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
