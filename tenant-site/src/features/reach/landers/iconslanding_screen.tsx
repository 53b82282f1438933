import { useTranslation } from 'react-i18next'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import styles from './iconslanding_screen.module.css'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { SIGNS, SignCard } from './icons/sign_card.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'

export { loadLander as load }

/** A question over six signs that unfold one at a time where they stand, also without JavaScript. */
export default function IconsLanding() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('icons.title'), text: t('icons.text') })
  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <div className={styles.question}>
        <LanderWords {...words} />
        <div className={styles.signs}>
          {SIGNS.map((sign) => (
            <SignCard key={sign} sign={sign} />
          ))}
        </div>
      </div>
      <div className={styles.first}>
        <FirstStep title={t('icons.form')} />
      </div>
      <figure className={styles.figure}>
        <div className={styles.people}>
          {portraitsOf(useSettings(), 4, 9).map((drawing, place) => (
            <Drawn key={place} className={styles.person} drawing={drawing} sizes="(width >= 992px) 12rem, 25vw" />
          ))}
        </div>
        <DrawnNote />
      </figure>
    </div>
  )
}
