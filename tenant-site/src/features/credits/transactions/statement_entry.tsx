import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Camera, Coins, Gift, HandHeart, Landmark, MessageCircle, Undo2 } from 'lucide-react'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { WithdrawEntry } from '#site/features/credits/withdrawals/withdraw_entry.tsx'
import { FictionalBadge } from '#site/ui/people/fictional_badge.tsx'
import type { Entry } from './shapes.ts'
import styles from './statement_entry.module.css'

const ICONS = {
  signup_bonus: Gift,
  purchase: Coins,
  message: MessageCircle,
  message_fictional: MessageCircle,
  message_returned: Undo2,
  photo: Camera,
  gift: Gift,
  bonus: Gift,
  goodwill: HandHeart,
  refund: Undo2,
  chargeback: Landmark,
  reversal: Undo2,
} as const

export function StatementEntry({ entry }: { entry: Entry }) {
  const { t, i18n } = useTranslation(['credits', 'site'])
  const { kind, credits, balance_after, profile, gift, order_id, reason, at } = entry
  const Icon = ICONS[kind]
  const name = profile?.name ?? ''
  const title = gift ? t('entry.gift_named', { name, gift: gift.name }) : t(`entry.${kind}`, { name })
  // Ungrouped, as the balance beside it.
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', useGrouping: false }).format(credits)
  return (
    <li className={styles.entry} data-in={credits > 0 || undefined}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {order_id ? <Link to={`/transactions/${order_id}`}>{title}</Link> : title}
          {profile?.fictional && <FictionalBadge mark={profile.fictional} />}
        </p>
        {reason && <p className={styles.facts}>{reason}</p>}
        <p className={styles.facts}>
          <FormattedTime at={at} as="full" />
        </p>
        {kind === 'purchase' && order_id && (
          <p className={styles.facts}>
            <WithdrawEntry orderId={order_id} />
          </p>
        )}
      </div>
      <div className={styles.figures}>
        <p className={styles.amount}>{signed}</p>
        <p className={styles.facts}>
          {t('entry.balance_after', { credits: t('site:price.credits', { count: balance_after }) })}
        </p>
      </div>
    </li>
  )
}
