import { useTranslation } from 'react-i18next'
import { RotateCw, X } from 'lucide-react'
import { Button } from '#site/ui/buttons/button.tsx'
import styles from './upload_tile.module.css'
import type { Upload } from './use_uploads.ts'

type UploadTileProps = { upload: Upload; onRetry: () => void; onRemove: () => void }

export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const { t } = useTranslation(['members', 'site'])
  const { file, preview, state, share, reason, mayRetry } = upload
  const percent = Math.round(share * 100)
  if (state === 'failed') {
    return (
      <div className={styles.failed}>
        <p className={styles.reason} role="alert">
          <strong className={styles.name}>{file.name}</strong>
          {reason}
        </p>
        <div className={styles.ways}>
          {mayRetry && (
            <Button
              variant="secondary"
              round
              aria-label={t('own_photos.retry_upload', { name: file.name })}
              onClick={onRetry}
            >
              <RotateCw aria-hidden="true" />
            </Button>
          )}
          <Button
            variant="quiet"
            round
            aria-label={t('own_photos.remove_upload', { name: file.name })}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.tile}>
      {/* Browsers show nothing for formats they can't decode. */}
      <img className={styles.preview} src={preview} alt="" />
      <div className={styles.words}>
        <span>
          {t(
            state === 'sent'
              ? 'own_photos.upload_processing'
              : state === 'sending'
                ? 'site:common.sending'
                : 'own_photos.upload_waiting'
          )}
        </span>
        <progress
          className={styles.progress}
          aria-label={t('own_photos.upload_progress', { name: file.name })}
          max={100}
          value={state === 'sent' ? undefined : percent}
        />
      </div>
    </div>
  )
}
