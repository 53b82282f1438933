import { useTranslation } from 'react-i18next'
import { Coins, DoorOpen, Drama, GalleryVerticalEnd, PartyPopper, ShieldX } from 'lucide-react'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { DrawingImage } from '#site/ui/drawings/drawing_image.tsx'
import styles from './iconslanding_screen.module.css'
import { DrawnNote } from '#site/features/reach/invitation/drawn_note.tsx'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { loadLander } from './parts/load_lander.ts'
import { useLanderWords } from './parts/use_lander_words.ts'

export { loadLander as load }

const SIGNS = [
  [Coins, 'price'],
  [PartyPopper, 'free'],
  [Drama, 'marked'],
  [ShieldX, 'block'],
  [GalleryVerticalEnd, 'photos'],
  [DoorOpen, 'leave'],
] as const

/** Six signs that unfold, also without JavaScript. */
export default function IconsLanding() {
  const { t } = useTranslation('landers')
  const words = useLanderWords({ title: t('icons.title'), text: t('icons.text') })
  const settings = useSettings()
  const { fictional_plural } = settings
  return (
    <div className={styles.page}>
      <LanderHead {...words} />
      <div className={styles.top}>
        <LanderWords {...words} />
        <figure className={styles.figure}>
          <div className={styles.faces}>
            {portraitsOf(settings, 5).map((drawing, place) => (
              <DrawingImage key={place} drawing={drawing} sizes="6rem" isUrgent />
            ))}
          </div>
          <DrawnNote />
        </figure>
      </div>
      <div className={styles.signs}>
        {SIGNS.map(([Icon, name]) => (
          <details key={name} className={styles.sign} name="signs">
            <summary className={styles.head}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <span className={styles.title}>{t(`icons.${name}.title`)}</span>
              <span className={styles.plus} aria-hidden="true" />
            </summary>
            <p className={styles.text}>{t(`icons.${name}.text`, { fictional_plural })}</p>
          </details>
        ))}
      </div>
      <FirstStep />
    </div>
  )
}
