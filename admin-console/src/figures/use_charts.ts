import { useTranslate } from 'react-admin'
import type { Bar } from '#console/figures/bar_chart.tsx'
import type { BrandFigures, Figure, TrendPoint } from '#console/figures/brand_figures.ts'
import { useFigureText } from '#console/figures/use_figure_text.ts'
import { useMoney } from '#console/translations/use_money.ts'

interface Chart {
  title: string
  summary: string
  bars: Bar[]
}

/** What is drawn of a period: sign-ups, and net revenue in each currency. */
export function useCharts({ from, to, days, members, revenue, trend }: BrandFigures): Chart[] {
  const translate = useTranslate()
  const { count, span, point } = useFigureText()
  const money = useMoney()
  const chart = (
    title: string,
    { period }: Figure,
    { of, write }: { of: (one: TrendPoint) => number; write: (value: number) => string }
  ): Chart => {
    const bars = trend.map((one) => ({ name: point(one, days), value: of(one), text: write(of(one)) }))
    const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best))
    const words = { name: title, span: span(from, to), total: write(period), most: most.text, at: most.name }
    return { title, summary: translate('figures.chart', words), bars }
  }
  const net = translate('figures.rows.net.name')
  return [
    chart(translate('figures.rows.sign_ups.name'), members.sign_ups, { of: (one) => one.sign_ups, write: count }),
    ...revenue.map(({ currency, net_minor: figure }) =>
      chart(revenue.length > 1 ? `${net} (${currency})` : net, figure, {
        of: (one) => one.net_minor[currency] ?? 0,
        write: (minor) => money(minor, currency),
      })
    ),
  ]
}
