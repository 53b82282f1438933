import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Hourglass } from 'lucide-react'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { useMoney } from '#site/lib/writing/use_money.ts'
import type { Order } from './shapes.ts'
import styles from './statement_entry.module.css'

/** An order whose payment is under way, or that was left before paying: no credits have moved, so the statement has no entry of it. */
export function UnpaidOrder({ order }: { order: Order }) {
  const { t } = useTranslation(['credits', 'site'])
  const money = useMoney()
  const { id, credits, bonus_credits, amount_minor, currency, created_at } = order
  return (
    <li className={styles.entry}>
      <span className={styles.icon}>
        <Hourglass aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          <Link to={`/transactions/${id}`}>{t('entry.order_pending')}</Link>
        </p>
        <p className={styles.facts}>
          <FormattedTime at={created_at} as="full" />
        </p>
      </div>
      <div className={styles.figures}>
        <p className={styles.amount}>{money(amount_minor, currency)}</p>
        <p className={styles.facts}>{t('site:price.credits', { count: credits + bonus_credits })}</p>
      </div>
    </li>
  )
}
