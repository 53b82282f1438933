import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from 'lucide-react'
import { photoOf } from '#site/lib/people/photo_of.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { FictionalBadge } from '#site/ui/people/fictional_badge.tsx'
import { WholePhoto } from '#site/ui/people/whole_photo.tsx'
import { PhotoGlow } from '#site/ui/photos/photo_glow.tsx'
import { PhotoOverlay } from '#site/ui/overlays/photo_overlay.tsx'
import type { ConversationState, Message } from '#site/features/chat/state/shapes.ts'

const ReportSheet = lazy(() => import('#site/lib/reports/report_sheet.tsx'))

type PhotoViewProps = { talk: ConversationState; message: Message; onClose: () => void }

/** A photo of the conversation full screen. */
export default function PhotoView({ talk: { profile }, message, onClose }: PhotoViewProps) {
  const { t } = useTranslation(['chat', 'safety', 'site'])
  const settings = useSettings()
  const [isReporting, setReporting] = useState(false)
  const { id, photo, mine, body } = message
  if (!photo) return null
  const { name, fictional } = profile
  const title = mine ? t('photo.yours') : t('photo.theirs_alt', { name })

  function endReport(isFiled: boolean) {
    setReporting(false)
    // Who reported it no longer sees it.
    if (isFiled) onClose()
  }

  return (
    <PhotoOverlay
      title={title}
      mark={!mine && fictional && <FictionalBadge mark={fictional} />}
      start={0}
      photos={[
        {
          key: id,
          action: !mine && (
            <Button
              variant="quiet"
              round
              aria-label={t('safety:report.title.photo')}
              onClick={() => setReporting(true)}
            >
              <Flag aria-hidden="true" />
            </Button>
          ),
          ground: <PhotoGlow placeholder={photo.placeholder} />,
          view: (
            <WholePhoto
              photo={photoOf(photo, settings, 'full')!}
              alt={body || title}
              width={photo.width}
              height={photo.height}
              isFar={false}
            />
          ),
          caption: body,
        },
      ]}
      labels={{ close: t('site:common.close'), back: '', on: '' }}
      onClose={onClose}
    >
      <Suspense>{isReporting && <ReportSheet subject={{ kind: 'message', id, name }} onClose={endReport} />}</Suspense>
    </PhotoOverlay>
  )
}
