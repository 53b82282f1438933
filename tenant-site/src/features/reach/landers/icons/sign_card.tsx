import { useTranslation } from 'react-i18next'
import { Coins, DoorOpen, Drama, GalleryVerticalEnd, PartyPopper, ShieldX } from 'lucide-react'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Drawn } from '#site/ui/drawings/drawn.tsx'
import { stillLife } from '#site/ui/drawings/still_life.ts'
import styles from './sign_card.module.css'

export const SIGNS = ['price', 'free', 'marked', 'block', 'photos', 'leave'] as const

export type Sign = (typeof SIGNS)[number]

/** Icon and still life; a portrait where it is about people. */
const LOOKS = {
  price: { Icon: Coins, still: 'mail' },
  free: { Icon: PartyPopper, still: 'people' },
  marked: { Icon: Drama, still: undefined },
  block: { Icon: ShieldX, still: 'chat' },
  photos: { Icon: GalleryVerticalEnd, still: undefined },
  leave: { Icon: DoorOpen, still: 'lost' },
} as const

/** Opens instead of the open one. */
export function SignCard({ sign, place, isOpen = false }: { sign: Sign; place: number; isOpen?: boolean }) {
  const { t } = useTranslation('landers')
  const settings = useSettings()
  const { fictional_plural, theme } = settings
  const { Icon, still } = LOOKS[sign]
  const [portrait] = portraitsOf(settings, 1, 15 + place)
  return (
    <details className={styles.sign} name="signs" open={isOpen}>
      <summary className={styles.head}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <span className={styles.title}>{t(`icons.${sign}.title`)}</span>
        <span className={styles.plus} aria-hidden="true" />
      </summary>
      <p className={styles.text}>{t(`icons.${sign}.text`, { fictional_plural })}</p>
      <Drawn
        className={styles.picture}
        drawing={still ? stillLife(theme.preset, still) : portrait!}
        sizes="(width >= 768px) 24rem, 92vw"
        isUrgent={isOpen}
      />
    </details>
  )
}
