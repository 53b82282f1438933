import { useTranslation } from 'react-i18next'
import { photoOf } from '#site/lib/people/photo_of.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { FictionalBadge } from '#site/ui/people/fictional_badge.tsx'
import { WholePhoto } from '#site/ui/people/whole_photo.tsx'
import { PhotoGlow } from '#site/ui/photos/photo_glow.tsx'
import { PhotoOverlay } from '#site/ui/overlays/photo_overlay.tsx'
import type { ConversationState, Message } from '#site/features/chat/state/shapes.ts'

type PhotoViewProps = { talk: ConversationState; message: Message; onClose: () => void }

/** A photo of the conversation full screen. */
export default function PhotoView({ talk: { profile }, message, onClose }: PhotoViewProps) {
  const { t } = useTranslation(['chat', 'site'])
  const settings = useSettings()
  const { photo, mine, body } = message
  if (!photo) return null
  const { name, fictional } = profile
  const title = mine ? t('photo.yours') : t('photo.theirs_alt', { name })
  return (
    <PhotoOverlay
      title={title}
      mark={!mine && fictional && <FictionalBadge mark={fictional} />}
      start={0}
      photos={[
        {
          key: message.id,
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
    />
  )
}
