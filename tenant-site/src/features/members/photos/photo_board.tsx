import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPhoto } from '#site/lib/api/shapes.ts'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './photo_board.module.css'
import { PhotoTile } from './photo_tile.tsx'
import { UploadTile } from './upload_tile.tsx'
import { useReorder } from './use_reorder.ts'
import type { Upload } from './use_uploads.ts'

type PhotoBoardProps = {
  photos: OwnPhoto[]
  uploads: Upload[]
  onArrange: (photos: OwnPhoto[]) => void
  onMakeMain: (photo: OwnPhoto) => void
  onRemove: (photo: OwnPhoto) => void
  onRetry: (key: string) => void
  onDiscard: (key: string) => void
}

/** Order: main photo, movable ones, refused ones, uploads. */
export function PhotoBoard({ photos, uploads, onArrange, onMakeMain, onRemove, onRetry, onDiscard }: PhotoBoardProps) {
  const { t } = useTranslation('members')
  const [announcement, setAnnouncement] = useState('')
  const main = photos.filter((photo) => photo.main)
  const refused = photos.filter(({ status }) => status === 'refused')
  const movable = photos.filter((photo) => !photo.main && photo.status !== 'refused')
  const { order, draggedId, handle, step } = useReorder(movable, arrange)
  const shown = [...main, ...order, ...refused]
  const isSeen = photos.some(({ status }) => status === 'active')

  function arrange(arranged: OwnPhoto[], moved: OwnPhoto) {
    onArrange([...main, ...arranged, ...refused])
    setAnnouncement(
      t('own_photos.moved_to', { number: main.length + arranged.indexOf(moved) + 1, total: photos.length })
    )
  }

  return (
    <>
      <ul className={styles.board} aria-label={t('own_photos.title')}>
        {shown.map((photo, index) => {
          const place = order.indexOf(photo)
          const isMovable = place >= 0 && order.length > 1
          return (
            <li
              key={photo.id}
              className={photo.main ? styles.first : undefined}
              data-place={isMovable ? photo.id : undefined}
            >
              <PhotoTile
                photo={photo}
                number={index + 1}
                isDragged={photo.id === draggedId}
                mayBeMain={photo.status === 'active' || (photo.status === 'pending' && !isSeen)}
                handle={isMovable ? handle(photo.id) : undefined}
                moves={{ back: place > 0, on: isMovable && place < order.length - 1 }}
                onMove={(by) => step(photo.id, by)}
                onMakeMain={() => onMakeMain(photo)}
                onRemove={() => onRemove(photo)}
              />
            </li>
          )
        })}
        {uploads.map((upload) => (
          <li key={upload.key}>
            <UploadTile upload={upload} onRetry={() => onRetry(upload.key)} onRemove={() => onDiscard(upload.key)} />
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        <HiddenText>{announcement}</HiddenText>
      </div>
    </>
  )
}
