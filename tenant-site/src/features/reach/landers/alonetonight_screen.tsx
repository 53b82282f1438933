import { useTranslation } from 'react-i18next'
import { CupSoda, Feather, Sofa } from 'lucide-react'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import styles from './alonetonight_screen.module.css'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { AT_HOME, NightHouse } from './house/night_house.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'

export { loadLander as load }

const NEEDS = [
  [Sofa, 'seat'],
  [CupSoda, 'drink'],
  [Feather, 'person'],
] as const

/** A house at night, with people in some windows. */
export default function AloneTonight() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('alone.title'), text: t('alone.text') })
  const people = portraitsOf(useSettings(), AT_HOME, 6)
  return (
    <div className={styles.night} data-mode="dark">
      <LanderHead {...words} />
      <div className={styles.page}>
        <div className={styles.first}>
          <LanderWords {...words} />
          <FirstStep title={t('alone.form')} />
        </div>
        <figure className={styles.figure}>
          <NightHouse people={people} />
          <DrawnNote />
        </figure>
        <section className={styles.needs}>
          <h2>{t('alone.needs.title')}</h2>
          <ul className={styles.list}>
            {NEEDS.map(([Icon, name]) => (
              <li key={name}>
                <Icon aria-hidden="true" />
                {t(`alone.needs.${name}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
