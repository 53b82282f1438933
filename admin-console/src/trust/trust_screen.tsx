import { Alert, Box, Button, MenuItem, Paper, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { useTimes } from '#console/translations/use_times.ts'
import { FigureSection } from '#console/trust/figure_section.tsx'
import { MeasureSection } from '#console/trust/measure_section.tsx'
import { isQuiet, type TrustMonth } from '#console/trust/trust_month.ts'
import { useFigureSections } from '#console/trust/use_figure_sections.ts'
import { useFigureText } from '#console/trust/use_figure_text.ts'
import { useTrustMonth } from '#console/trust/use_trust_month.ts'

const GRID = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }

/** What a brand has to publish of its moderation, by month, and as a file of a year. */
export default function TrustScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { month: named } = useFigureText()
  const { moment } = useTimes()
  const [month, setMonth] = useState<string>()
  const { data, error, refetch, isPlaceholderData } = useTrustMonth(tenant.id, month)
  if (!data)
    return <Paper sx={{ p: 3 }}>{error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />}</Paper>
  const year = data.month.slice(0, 4)
  return (
    <Box sx={GRID}>
      <Typography sx={{ color: 'text.secondary', maxWidth: 640 }}>{translate('trust.about')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TextField
          select
          label={translate('trust.month')}
          value={month ?? data.month}
          onChange={({ target: { value } }) => setMonth(value)}
          sx={{ m: 0, minWidth: 220 }}
        >
          {data.months.toReversed().map((one) => (
            <MenuItem key={one} value={one}>
              {named(one)}
            </MenuItem>
          ))}
        </TextField>
        <Typography role="status" sx={{ color: 'text.secondary', flexGrow: 1 }}>
          {data.kept_at && translate('trust.kept', { at: moment(data.kept_at) })}
          {data.month === data.months.at(-1) && translate('trust.so_far')}
        </Typography>
        {(['csv', 'json'] as const).map((format) => (
          <Button
            key={format}
            variant="outlined"
            href={`/api/tenants/${tenant.id}/trust_figures.${format}?year=${year}`}
            download={`${tenant.slug}-moderation-${year}.${format}`}
          >
            {translate('trust.file', { year, format: format.toUpperCase() })}
          </Button>
        ))}
      </Box>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {/* Until the month that was chosen is there, the one before stands back. */}
      <Box sx={{ ...GRID, opacity: isPlaceholderData ? 0.5 : 1 }} aria-busy={isPlaceholderData}>
        <Figures month={data} />
      </Box>
      <Alert severity="info">{translate('trust.left_out')}</Alert>
    </Box>
  )
}

function Figures({ month }: { month: TrustMonth }) {
  const translate = useTranslate()
  const { before, after } = useFigureSections(month)
  const [active, ...others] = before
  return (
    <>
      <FigureSection {...active!} />
      {isQuiet(month.figures) ? (
        <Paper>
          <Nothing text={translate('trust.nothing')} />
        </Paper>
      ) : (
        <>
          {others.map((group) => (
            <FigureSection key={group.title} {...group} />
          ))}
          <MeasureSection measures={month.figures.decisions.by_measure} />
          {after.map((group) => (
            <FigureSection key={group.title} {...group} />
          ))}
        </>
      )}
    </>
  )
}
