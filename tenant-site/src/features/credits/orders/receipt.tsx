import { useTranslation } from 'react-i18next'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { useMoney } from '#site/lib/writing/use_money.ts'
import type { Order } from '#site/features/credits/transactions/shapes.ts'
import { ReceiptAmounts } from './receipt_amounts.tsx'
import styles from './summary.module.css'

export function Receipt({ order }: { order: Order }) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const { number, credits, bonus_credits: bonus, currency, statement_descriptor } = order
  const returned = [
    ['receipt.refunded', order.refunded_minor],
    ['receipt.charged_back', order.charged_back_minor],
  ] as const
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
        <dt>{t(order.completed_at ? 'receipt.method' : 'order.pay_with')}</dt>
        <dd>{t(`methods.${order.method as 'card'}`)}</dd>
      </div>
      <div>
        <dt>{t('receipt.bank_statement')}</dt>
        <dd>{statement_descriptor}</dd>
      </div>
      <ReceiptAmounts order={order} />
      {returned.map(
        ([label, minor]) =>
          minor > 0 && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{money(minor, currency)}</dd>
            </div>
          )
      )}
    </dl>
  )
}
