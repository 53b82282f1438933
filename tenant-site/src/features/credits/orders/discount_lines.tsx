import { useTranslation } from 'react-i18next'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { usePercent } from '#site/lib/writing/use_percent.ts'

type DiscountLinesProps = {
  order: {
    list_price_minor: number
    discount_minor: number
    currency: string
    discount_code: string | null
    discount_percent: number | null
  }
}

/** Price before a discount, and what is off by which code; nothing without one. */
export function DiscountLines({ order }: DiscountLinesProps) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const write = usePercent()
  const { list_price_minor, discount_minor, currency, discount_code: code, discount_percent } = order
  if (!code || discount_percent === null) return null
  return (
    <>
      <div>
        <dt>{t('order.price')}</dt>
        <dd>{money(list_price_minor, currency)}</dd>
      </div>
      <div>
        <dt>{t('receipt.discount_code', { percent: write(discount_percent), code })}</dt>
        <dd>{money(-discount_minor, currency)}</dd>
      </div>
    </>
  )
}
