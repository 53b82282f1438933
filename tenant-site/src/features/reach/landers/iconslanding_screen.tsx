import { useTranslation } from 'react-i18next'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import styles from './iconslanding_screen.module.css'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { SIGNS, SignCard } from './icons/sign_card.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'

export { loadLander as load }

const [first, ...others] = SIGNS

/** Six signs that unfold one at a time, also without JavaScript. The first is open, so that it shows what they are. */
export default function IconsLanding() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('icons.title'), text: t('icons.text') })
  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <div className={styles.top}>
        <LanderWords {...words} />
        <figure className={styles.figure}>
          <div className={styles.faces}>
            {portraitsOf(useSettings(), 5, 9).map((drawing, place) => (
              <DrawingImage key={place} drawing={drawing} sizes="8rem" isUrgent />
            ))}
          </div>
          <DrawnNote />
        </figure>
      </div>
      <div className={styles.open}>
        <SignCard sign={first} place={0} isOpen />
      </div>
      <FirstStep title={t('icons.form')} />
      <div className={styles.others}>
        {others.map((sign, place) => (
          <SignCard key={sign} sign={sign} place={place + 1} />
        ))}
      </div>
    </div>
  )
}
