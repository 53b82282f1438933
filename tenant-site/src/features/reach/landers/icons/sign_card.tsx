import { useTranslation } from 'react-i18next'
import { Coins, DoorOpen, Drama, GalleryVerticalEnd, PartyPopper, ShieldX } from 'lucide-react'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import styles from './sign_card.module.css'

export const SIGNS = ['free', 'price', 'marked', 'block', 'photos', 'leave'] as const

export type Sign = (typeof SIGNS)[number]

const ICONS = {
  free: PartyPopper,
  price: Coins,
  marked: Drama,
  block: ShieldX,
  photos: GalleryVerticalEnd,
  leave: DoorOpen,
} as const

/** Opens instead of the open one. */
export function SignCard({ sign }: { sign: Sign }) {
  const { t } = useTranslation('landers')
  const { fictional_plural } = useSettings()
  const Icon = ICONS[sign]
  return (
    <details className={styles.sign} name="signs">
      <summary className={styles.head}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <span className={styles.title}>{t(`icons.${sign}.title`)}</span>
        <span className={styles.plus} aria-hidden="true" />
      </summary>
      <p className={styles.text}>{t(`icons.${sign}.text`, { fictional_plural })}</p>
    </details>
  )
}
