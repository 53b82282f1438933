import { useTranslation } from 'react-i18next'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { Price } from '#site/ui/text/price.tsx'
import type { CreditPackage } from '#site/features/credits/transactions/shapes.ts'
import { DiscountLines } from './discount_lines.tsx'
import type { Quote } from './use_quote.ts'
import styles from './summary.module.css'

type OrderSummaryProps = { bought: CreditPackage; quote: Quote; hasVat: boolean }

export function OrderSummary({ bought, quote, hasVat }: OrderSummaryProps) {
  const { t } = useTranslation(['credits', 'site'])
  const money = useMoney()
  const { credits, bonus_credits: bonus, messages } = bought
  const { amount_minor, currency, message_price_minor } = quote
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{t('order.credits')}</dt>
        <dd>{credits}</dd>
      </div>
      {bonus > 0 && (
        <div>
          <dt>{t('order.bonus')}</dt>
          <dd>{bonus}</dd>
        </div>
      )}
      <div>
        <dt>{t('order.messages')}</dt>
        <dd>{t('package.message', { count: messages, price: money(message_price_minor, currency) })}</dd>
      </div>
      <DiscountLines order={quote} />
      <div className={styles.total}>
        <dt>{t('order.total')}</dt>
        <dd>
          <Price amount={money(amount_minor, currency)} unit={hasVat ? t('order.vat') : undefined} size="large" />
        </dd>
      </div>
    </dl>
  )
}
