import { useTranslation } from 'react-i18next'
import { X } from 'lucide-react'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { steadyAddress } from '#site/lib/people/steady_address.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import type { Composer } from '#site/features/chat/state/shapes.ts'
import { PhotoCost } from './photo_cost.tsx'
import { PreviewPicture } from './preview_picture.tsx'
import styles from './photo_preview.module.css'
import type { ChosenPhoto } from './use_chosen_photo.ts'

type PhotoPreviewProps = {
  photo: ChosenPhoto
  composer: Composer
  onDrop: () => void
  onRetry: () => void
  /** Opens the choice of another one. */
  onChange: () => void
}

/** The chosen photo above the words that go with it, what it costs, or why it wasn’t taken. */
export function PhotoPreview({ photo, composer, onDrop, onRetry, onChange }: PhotoPreviewProps) {
  const { t } = useTranslation(['chat', 'site'])
  const { cdn_prefix } = useSettings()
  const { preview, share, sent, failure } = photo
  const src = sent ? steadyAddress(sent.thumb_filename, cdn_prefix) : preview
  return (
    <div className={styles.preview}>
      <div className={styles.picture} data-failed={failure ? true : undefined}>
        <PreviewPicture key={src} src={src} />
        {!sent && !failure && (
          <progress
            aria-label={t('photo.progress')}
            max={100}
            value={share < 1 ? Math.round(share * 100) : undefined}
          />
        )}
      </div>
      <div className={styles.words} aria-live="polite" id="composer-photo">
        {failure ? (
          <p className={styles.failure}>{failure.text}</p>
        ) : sent ? (
          <PhotoCost photo={sent} composer={composer} />
        ) : (
          <p>{t('photo.uploading')}</p>
        )}
        {failure && (
          <Button variant="secondary" onClick={failure.mayRetry ? onRetry : onChange}>
            {t(failure.mayRetry ? 'send_failed.retry' : 'photo.choose_another')}
          </Button>
        )}
      </div>
      <Button variant="quiet" round aria-label={t('photo.remove')} onClick={onDrop}>
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}
