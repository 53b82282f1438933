import { useTranslation } from 'react-i18next'
import { useMoney } from '#site/lib/writing/use_money.ts'
import type { Order } from '#site/features/credits/transactions/shapes.ts'
import { DiscountLines } from './discount_lines.tsx'
import { useVatLine } from './use_vat_line.ts'
import styles from './summary.module.css'

/** The discount and the total of an order, with the VAT within. */
export function ReceiptAmounts({ order }: { order: Order }) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const vat = useVatLine(order)
  const { amount_minor, currency } = order
  return (
    <>
      <DiscountLines order={order} />
      <div className={styles.total}>
        <dt>{t('order.total')}</dt>
        <dd>
          <strong>{money(amount_minor, currency)}</strong>
        </dd>
        {vat && <dd className={styles.vat}>{vat}</dd>}
      </div>
    </>
  )
}
