import { useTranslation } from 'react-i18next'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import styles from './collagelanding_screen.module.css'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'

export { loadLander as load }

/** A collage of portraits in many shapes. */
export default function CollageLanding() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('collage.title'), text: t('collage.text') })
  const settings = useSettings()
  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <div className={styles.first}>
        <LanderWords {...words} />
        <FirstStep title={t('collage.form')} />
      </div>
      <figure className={styles.figure}>
        <div className={styles.collage}>
          {portraitsOf(settings, 9, 2).map((drawing, place) => (
            <div key={place} className={styles.piece}>
              <DrawingImage
                drawing={drawing}
                sizes={place === 0 ? '(width >= 992px) 22rem, 9rem' : '(width >= 992px) 14rem, 7rem'}
                isUrgent={place < 5}
              />
            </div>
          ))}
        </div>
        <DrawnNote />
      </figure>
    </div>
  )
}
