import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from 'lucide-react'
import { photoOf } from '#site/lib/people/photo_of.ts'
import type { Profile, ProfilePhoto } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { FictionalBadge } from '#site/ui/people/fictional_badge.tsx'
import { nameAndAge } from '#site/ui/people/name_and_age.ts'
import { PhotoGlow } from '#site/ui/photos/photo_glow.tsx'
import { PhotoOverlay } from '#site/ui/overlays/photo_overlay.tsx'
import { WholePhoto } from '#site/ui/people/whole_photo.tsx'
import { ClosedPhoto } from './closed_photo.tsx'
import styles from './photo_viewer.module.css'

const ReportSheet = lazy(() => import('#site/lib/reports/report_sheet.tsx'))

type PhotoViewerProps = {
  profile: Profile
  start: number
  onShow: (index: number) => void
  onClose: () => void
  finalFocus: () => HTMLElement | null | undefined
}

export default function PhotoViewer({ profile, start, onShow, onClose, finalFocus }: PhotoViewerProps) {
  const { t } = useTranslation(['members', 'safety', 'site'])
  const settings = useSettings()
  const user = useUser()
  const [reported, setReported] = useState<string>()
  const { name, photos, fictional } = profile
  const isOwn = user?.profile.id === profile.id

  function endReport(isFiled: boolean) {
    setReported(undefined)
    // The reporting member no longer sees the photo.
    if (isFiled) onClose()
  }

  function view(photo: ProfilePhoto, alt: string, isFar: boolean) {
    if (photo.locked) {
      return (
        <div className={styles.locked}>
          <ClosedPhoto profile={profile} photo={photo} />
        </div>
      )
    }
    const { width, height } = photo
    return (
      <WholePhoto photo={photoOf(photo, settings, 'full')!} alt={alt} width={width} height={height} isFar={isFar} />
    )
  }

  return (
    <PhotoOverlay
      title={nameAndAge(profile)}
      mark={fictional && <FictionalBadge mark={fictional} />}
      start={start}
      photos={photos.map((photo, index) => {
        const number = index + 1
        const total = photos.length
        return {
          key: photo.id,
          action: user && !isOwn && !photo.locked && (
            <Button
              variant="quiet"
              round
              aria-label={t('safety:report.title.photo')}
              onClick={() => setReported(photo.id)}
            >
              <Flag aria-hidden="true" />
            </Button>
          ),
          ground: <PhotoGlow key={photo.id} placeholder={photo.placeholder} />,
          view: view(photo, t('photos.photo_alt', { name, number, total }), Math.abs(index - start) > 1),
          caption: t('photos.position', { number, total }),
        }
      })}
      labels={{ close: t('site:common.close'), back: t('photos.previous'), on: t('photos.next') }}
      onShow={onShow}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      <Suspense>
        {reported && <ReportSheet subject={{ kind: 'photo', id: reported, name }} onClose={endReport} />}
      </Suspense>
    </PhotoOverlay>
  )
}
