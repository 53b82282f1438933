import { useTranslation } from 'react-i18next'
import { useMoney } from '#site/lib/writing/use_money.ts'
import type { Order } from '#site/features/credits/transactions/shapes.ts'
import { useVatLine } from './use_vat_line.ts'
import styles from './summary.module.css'

/** The discount and the total of an order, with the VAT within. */
export function ReceiptAmounts({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('credits')
  const money = useMoney()
  const vat = useVatLine(order)
  const { amount_minor, discount_minor, discount_code: code, discount_percent, currency } = order
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format((discount_percent ?? 0) / 100)
  return (
    <>
      {discount_minor > 0 && (
        <div>
          <dt>{code ? t('receipt.discount_code', { code, percent }) : t('receipt.discount')}</dt>
          <dd>{money(-discount_minor, currency)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('order.total')}</dt>
        <dd>
          <strong>{money(amount_minor, currency)}</strong>
          {vat && (
            <>
              <br />
              <small>{vat}</small>
            </>
          )}
        </dd>
      </div>
    </>
  )
}
