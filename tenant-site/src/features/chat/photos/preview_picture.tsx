import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImageOff } from 'lucide-react'
import styles from './photo_preview.module.css'

/** The chosen picture; an icon in place of one that the browser can’t show. Use its address as its key. */
export function PreviewPicture({ src }: { src: string }) {
  const { t } = useTranslation('chat')
  const [isLost, setLost] = useState(false)
  return isLost ? (
    <ImageOff role="img" aria-label={t('photo.chosen')} />
  ) : (
    <img src={src} alt={t('photo.chosen')} className={styles.shown} onError={() => setLost(true)} />
  )
}
