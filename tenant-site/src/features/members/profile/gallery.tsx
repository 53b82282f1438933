import { lazy, Suspense, useRef, useState, type UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { personOf } from '#site/lib/people/person_of.ts'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Portrait } from '#site/ui/people/portrait.tsx'
import styles from './gallery.module.css'
import { GalleryPhoto } from './gallery_photo.tsx'
import { GalleryThumbs } from './gallery_thumbs.tsx'

const PhotoViewer = lazy(() => import('./photo_viewer.tsx'))

/** Also works as a strip of links, without JavaScript. */
export function Gallery({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members')
  const settings = useSettings()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState<number>()
  // Last photo shown full screen: closing focuses it even while the strip is still scrolling.
  const viewed = useRef(0)
  const { name, photos } = profile

  if (photos.length === 0) return <Portrait person={personOf(profile, settings, 'full')} isUrgent />

  function follow({ currentTarget }: UIEvent<HTMLUListElement>) {
    setShown(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
  }

  function show(index: number) {
    const [first, wanted] = [strip.current?.children[0], strip.current?.children[index]] as HTMLElement[]
    // Sideways only, without scrolling the page.
    if (first && wanted) strip.current?.scrollTo({ left: wanted.offsetLeft - first.offsetLeft })
  }

  function openLarge(index: number) {
    viewed.current = index
    setOpen(index)
  }

  function goAlong(index: number) {
    viewed.current = index
    show(index)
  }

  return (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        <ul
          ref={strip}
          className={styles.strip}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus
          tabIndex={0}
          aria-label={t('photos.gallery_label', { name })}
          onScroll={follow}
        >
          {photos.map((photo, index) => (
            <li key={photo.id} id={`photo-${index + 1}`} className={styles.slide}>
              <GalleryPhoto
                profile={profile}
                photo={photo}
                alt={t('photos.photo_alt', { name, number: index + 1, total: photos.length })}
                isFirst={index === 0}
                onOpen={() => openLarge(index)}
              />
            </li>
          ))}
        </ul>
        {photos.length > 1 && (
          <div className={styles.arrows}>
            <Button
              variant="outline"
              round
              aria-label={t('photos.previous')}
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </Button>
            <Button
              variant="outline"
              round
              aria-label={t('photos.next')}
              disabled={shown === photos.length - 1}
              onClick={() => show(shown + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
      {photos.length > 1 && <GalleryThumbs profile={profile} shown={shown} onShow={show} />}
      <Suspense>
        {open !== undefined && (
          <PhotoViewer
            profile={profile}
            start={open}
            onShow={goAlong}
            onClose={() => setOpen(undefined)}
            finalFocus={() => strip.current?.children[viewed.current]?.querySelector('a')}
          />
        )}
      </Suspense>
    </div>
  )
}
