import { useTranslation } from 'react-i18next'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FirstStep } from '#site/features/reach/landers/parts/first_step.tsx'
import { LanderHead } from '#site/features/reach/landers/parts/lander_head.tsx'
import { LanderWords } from '#site/features/reach/landers/parts/lander_words.tsx'
import { useLanderWords } from '#site/features/reach/landers/parts/use_lander_words.ts'
import styles from './landing.module.css'

/** Instead of somebody whom visitors may not see: the brand's own drawing, and how to become a member. */
export function HiddenPerson() {
  const { t } = useTranslation('landers')
  const [drawing] = portraitsOf(useSettings(), 1)
  const words = useLanderWords({ title: t('landing.hidden_title'), text: t('landing.hidden_text') })
  return (
    <div className={styles.page}>
      <LanderHead {...words} noindex />
      <div className={styles.drawn}>
        <DrawingImage drawing={drawing!} sizes="(width >= 992px) 34rem, 100vw" isUrgent />
        <DrawnNote as="p" />
      </div>
      <div className={styles.first}>
        <LanderWords {...words} />
        <FirstStep />
      </div>
    </div>
  )
}
