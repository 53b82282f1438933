import { useTranslation } from 'react-i18next'
import { countryName } from '#site/lib/brand/country_name.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { usePercent } from '#site/lib/writing/use_percent.ts'
import type { Order } from '#site/features/credits/transactions/shapes.ts'

/** The VAT within an order's price, with its rate and country; undefined where none was charged. */
export function useVatLine({ vat_minor, vat_percent, vat_country, currency }: Order): string | undefined {
  const { t, i18n } = useTranslation('credits')
  const write = usePercent()
  const vat = useMoney()(vat_minor, currency)
  if (!vat_minor) return undefined
  if (!vat_percent || !vat_country) return t('receipt.vat', { vat })
  const country = countryName(vat_country, i18n.language)
  return t('receipt.vat_rate', { percent: write(vat_percent), country, vat })
}
