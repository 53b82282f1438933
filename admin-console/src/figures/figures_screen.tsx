import { Box, Button, MenuItem, Paper, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type BrandFigures, PERIODS, YEAR } from '#console/figures/brand_figures.ts'
import { TrendSection } from '#console/figures/trend_section.tsx'
import { FigureTable } from '#console/figures/figure_table.tsx'
import { RevenueTable } from '#console/figures/revenue_table.tsx'
import { useBrandFigures } from '#console/figures/use_brand_figures.ts'
import { useFigureText } from '#console/figures/use_figure_text.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { useTimes } from '#console/translations/use_times.ts'

const GRID = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }

/** A brand's sign-ups and revenue in full days, beside as many days before them, and as a file. */
export default function FiguresScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { span } = useFigureText()
  const { calendarDay } = useTimes()
  const [days, setDays] = useState<number>(PERIODS[1])
  const { data, error, refetch, isPlaceholderData } = useBrandFigures(tenant.id, days)
  if (!data)
    return <Paper sx={{ p: 3 }}>{error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />}</Paper>
  const { from, to, before_from: beforeFrom, before_to: beforeTo, first_day: firstDay } = data
  return (
    <Box sx={GRID}>
      <Typography sx={{ color: 'text.secondary', maxWidth: 640 }}>
        {translate('figures.about', { zone: data.time_zone })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TextField
          select
          label={translate('figures.period')}
          value={days}
          onChange={({ target: { value } }) => setDays(Number(value))}
          sx={{ m: 0, minWidth: 220 }}
        >
          {PERIODS.map((period) => (
            <MenuItem key={period} value={period}>
              {period === YEAR ? translate('figures.year') : translate('desk.figures.days', { smart_count: period })}
            </MenuItem>
          ))}
        </TextField>
        <Typography role="status" sx={{ color: 'text.secondary', flexGrow: 1 }}>
          {translate('figures.span', { period: span(from, to), before: span(beforeFrom, beforeTo) })}{' '}
          {firstDay && firstDay > beforeFrom && translate('figures.since', { day: calendarDay(firstDay) })}
        </Typography>
        <Button
          variant="outlined"
          href={`/api/tenants/${tenant.id}/brand_figures.csv?days=${days}`}
          download={`${tenant.slug}-figures.csv`}
        >
          {translate('figures.file')}
        </Button>
      </Box>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {/* Until the period that was chosen is there, the one before stands back. */}
      <Box sx={{ ...GRID, opacity: isPlaceholderData ? 0.5 : 1 }} aria-busy={isPlaceholderData}>
        <Figures figures={data} />
      </Box>
    </Box>
  )
}

function Figures({ figures }: { figures: BrandFigures }) {
  const translate = useTranslate()
  const { count } = useFigureText()
  const { today, first_day: firstDay, members, revenue } = figures
  const hasFullDay = firstDay !== null && firstDay < today
  return (
    <>
      {!hasFullDay && (
        <Paper>
          <Nothing text={translate('figures.no_day')} />
        </Paper>
      )}
      {firstDay && (
        <FigureTable
          title={translate('figures.sections.members')}
          rows={(['sign_ups', 'confirmed', 'first_buyers', 'buyers'] as const).map((row) => ({
            row,
            figure: members[row],
            write: count,
          }))}
        />
      )}
      {revenue.map((one) => (
        <RevenueTable key={one.currency} figures={one} isOnly={revenue.length === 1} />
      ))}
      {hasFullDay && revenue.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('figures.nothing_paid')}</Typography>
      )}
      {hasFullDay && <TrendSection figures={figures} />}
    </>
  )
}
