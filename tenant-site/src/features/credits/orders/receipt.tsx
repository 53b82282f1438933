import { useTranslation } from 'react-i18next'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { useMoney } from '#site/lib/writing/use_money.ts'
import type { Order } from '#site/features/credits/transactions/shapes.ts'
import { DiscountLines } from './discount_lines.tsx'
import styles from './summary.module.css'

export function Receipt({ order }: { order: Order }) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const { number, credits, bonus_credits: bonus, amount_minor, vat_minor, currency, statement_descriptor } = order
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{t('receipt.number')}</dt>
        <dd>{number}</dd>
      </div>
      <div>
        <dt>{t('receipt.date')}</dt>
        <dd>
          <FormattedTime at={order.completed_at ?? order.created_at} as="full" />
        </dd>
      </div>
      <div>
        <dt>{t('order.credits')}</dt>
        <dd>{bonus > 0 ? `${credits} + ${bonus}` : credits}</dd>
      </div>
      <div>
        <dt>{t('receipt.method')}</dt>
        <dd>{t(`methods.${order.method as 'card'}`)}</dd>
      </div>
      <div>
        <dt>{t('receipt.bank_statement')}</dt>
        <dd>{statement_descriptor}</dd>
      </div>
      <DiscountLines order={order} />
      <div className={styles.total}>
        <dt>{t('order.total')}</dt>
        <dd>
          <strong>{money(amount_minor, currency)}</strong>
          <br />
          <small>{t('receipt.vat', { vat: money(vat_minor, currency) })}</small>
        </dd>
      </div>
    </dl>
  )
}
