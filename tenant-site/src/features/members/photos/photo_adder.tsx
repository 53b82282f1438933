import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Camera, ImagePlus } from 'lucide-react'
import { PHOTO_TYPES } from '#site/lib/api/send_photo.ts'
import { useFileZone } from '#site/lib/browser/use_file_zone.ts'
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
  const { isOver, zone } = useFileZone(onAdd)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    if (files.length > 0) onAdd(files)
    // Lets the same file be chosen again.
    currentTarget.value = ''
  }

  return (
    <div className={classes(styles.zone, isOver && styles.over)} {...zone}>
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
