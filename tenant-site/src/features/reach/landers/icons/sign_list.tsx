import { useTranslation } from 'react-i18next'
import { Coins, DoorOpen, Drama, GalleryVerticalEnd, PartyPopper, ShieldX } from 'lucide-react'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { stillLife } from '#site/ui/drawings/still_life.ts'
import styles from './sign_list.module.css'

/** What each is about, and the still life in it; portraits where it is about people. */
const SIGNS = [
  ['price', Coins, 'mail'],
  ['free', PartyPopper, 'people'],
  ['marked', Drama, undefined],
  ['block', ShieldX, 'chat'],
  ['photos', GalleryVerticalEnd, undefined],
  ['leave', DoorOpen, 'lost'],
] as const

/** Cards that unfold one at a time, also without JavaScript. The first is open, so that it shows what they are. */
export function SignList() {
  const { t } = useTranslation('landers')
  const settings = useSettings()
  const { fictional_plural, theme } = settings
  const portraits = portraitsOf(settings, SIGNS.length, 15)
  return (
    <div className={styles.signs}>
      {SIGNS.map(([name, Icon, still], place) => (
        <details key={name} className={styles.sign} name="signs" open={place === 0}>
          <summary className={styles.head}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <span className={styles.title}>{t(`icons.${name}.title`)}</span>
            <span className={styles.plus} aria-hidden="true" />
          </summary>
          <div className={styles.content}>
            <p>{t(`icons.${name}.text`, { fictional_plural })}</p>
            <Drawn
              className={styles.picture}
              drawing={still ? stillLife(theme.preset, still) : portraits[place]!}
              sizes="(width >= 768px) 20rem, 92vw"
              isUrgent={place === 0}
            />
          </div>
        </details>
      ))}
    </div>
  )
}
