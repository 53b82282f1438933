import { useTranslate } from 'react-admin'
import type { CurrencyFigures } from '#console/figures/brand_figures.ts'
import { FigureTable } from '#console/figures/figure_table.tsx'
import { useFigureText } from '#console/figures/use_figure_text.ts'
import { useMoney } from '#console/translations/use_money.ts'

interface Props {
  figures: CurrencyFigures
  /** The brand sells in no other currency. */
  isOnly: boolean
}

/** What was paid in a currency, the parts it falls into, and what is left. */
export function RevenueTable({ figures, isOnly }: Props) {
  const translate = useTranslate()
  const { count } = useFigureText()
  const money = useMoney()
  const { currency } = figures
  const write = (minor: number) => money(minor, currency)
  const title = isOnly ? translate('figures.sections.revenue') : translate('figures.sections.revenue_in', { currency })
  return (
    <FigureTable
      title={title}
      rows={[
        { row: 'orders', figure: figures.orders, write: count },
        { row: 'paid', figure: figures.paid_minor, write },
        { row: 'vat', figure: figures.vat_minor, write, isPart: true },
        { row: 'refunded', figure: figures.refunded_minor, write, isPart: true },
        { row: 'charged_back', figure: figures.charged_back_minor, write, isPart: true },
        { row: 'net', figure: figures.net_minor, write },
      ]}
    />
  )
}
