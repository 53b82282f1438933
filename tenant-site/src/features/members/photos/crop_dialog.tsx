import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { photoOf } from '#site/lib/people/photo_of.ts'
import type { OwnPhoto } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import styles from './crop_dialog.module.css'
import { CropFrame } from './crop_frame.tsx'
import { cropOf, firstWindow, MOST_ZOOM, zoomed } from './crop_window.ts'
import type { Crop } from './use_photo_changes.ts'

type CropDialogProps = {
  photo: OwnPhoto
  /** What this ends. */
  warning?: string
  /** Resolves to whether the photo is now the main one. */
  onSave: (crop: Crop) => Promise<boolean>
  onClose: () => void
}

/** Saving the crop makes the photo the main one. */
export default function CropDialog({ photo, warning, onSave, onClose }: CropDialogProps) {
  const { t } = useTranslation(['members', 'site'])
  const settings = useSettings()
  const id = useId()
  const ratio = photo.width / photo.height
  const [window, setWindow] = useState(() => firstWindow(ratio))
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    if (await onSave(cropOf(window, ratio))) onClose()
    else setBusy(false)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('own_photos.crop.title')}
      description={t('own_photos.crop.text')}
      closeLabel={t('site:common.close')}
      footer={
        <Button size="large" busy={isBusy} onClick={save}>
          {t(photo.main ? 'own_photos.crop.save' : 'own_photos.make_main')}
        </Button>
      }
    >
      {warning && <Notice tone="warning">{warning}</Notice>}
      <CropFrame
        src={photoOf(photo, settings, 'full')!.src}
        ratio={ratio}
        window={window}
        label={t('own_photos.crop.frame')}
        onChange={setWindow}
      />
      <div className={styles.zoom}>
        <label htmlFor={id}>{t('own_photos.crop.zoom')}</label>
        <input
          id={id}
          className={styles.slider}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={window.zoom}
          onChange={({ target }) => setWindow((now) => zoomed(now, ratio, Number(target.value)))}
        />
      </div>
    </Dialog>
  )
}
