import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BarChart } from '#console/figures/bar_chart.tsx'
import { type BrandFigures, YEAR } from '#console/figures/brand_figures.ts'
import { TrendTable } from '#console/figures/trend_table.tsx'
import { useCharts } from '#console/figures/use_charts.ts'
import { Section } from '#console/theme/section.tsx'

/** How sign-ups and revenue went, by days or by months. */
export function TrendSection({ figures }: { figures: BrandFigures }) {
  const translate = useTranslate()
  const [isTable, setIsTable] = useState(false)
  const charts = useCharts(figures)
  const { days } = figures
  const title = translate(days === YEAR ? 'figures.sections.months' : 'figures.sections.days')
  return (
    <Section
      title={title}
      action={
        <Button onClick={() => setIsTable(!isTable)}>
          {translate(isTable ? 'figures.as_charts' : 'figures.as_table')}
        </Button>
      }
    >
      {isTable ? (
        <TrendTable title={title} days={days} charts={charts} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))', gap: 4 }}>
          {charts.map((chart) => (
            <BarChart key={chart.title} {...chart} />
          ))}
        </Box>
      )}
    </Section>
  )
}
