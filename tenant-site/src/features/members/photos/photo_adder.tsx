import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Camera, ImagePlus } from 'lucide-react'
import { PHOTO_TYPES } from '#site/lib/api/send_photo.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { classes } from '#site/ui/classes.ts'
import styles from './photo_adder.module.css'

type PhotoAdderProps = { onAdd: (files: File[]) => void; isFull: boolean; children: ReactNode }

/** By file picker, camera, drop or paste. */
export function PhotoAdder({ onAdd, isFull, children }: PhotoAdderProps) {
  const { t } = useTranslation('members')
  const isReady = useHydrated()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((files: FileList | undefined) => add(files))

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData?.files)
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])

  function add(files: FileList | null | undefined) {
    if (files?.length && !isFull) onAdd([...files])
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    add(currentTarget.files)
    // Lets the same file be chosen again.
    currentTarget.value = ''
  }

  function hover(event: DragEvent) {
    if (isFull || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  function drop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }

  return (
    <div
      className={classes(styles.zone, isOver && styles.over)}
      onDragOver={hover}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || setOver(false)
      }
      onDrop={drop}
    >
      {children}
      <input ref={picker} type="file" accept={PHOTO_TYPES} multiple hidden data-picker onChange={choose} />
      <input ref={camera} type="file" accept="image/*" capture="user" hidden onChange={choose} />
      {isFull ? (
        <p className={styles.full}>{t('own_photos.limit_reached')}</p>
      ) : (
        <div className={styles.ways}>
          <Button disabled={!isReady} onClick={() => picker.current?.click()}>
            <ImagePlus aria-hidden="true" />
            {t('own_photos.add_photos')}
          </Button>
          <span className={styles.camera}>
            <Button variant="secondary" disabled={!isReady} onClick={() => camera.current?.click()}>
              <Camera aria-hidden="true" />
              {t('own_photos.camera')}
            </Button>
          </span>
          <span className={styles.drop}>{t('own_photos.drop_hint')}</span>
        </div>
      )}
      {isOver && <p className={styles.veil}>{t('own_photos.drop_now')}</p>}
    </div>
  )
}
