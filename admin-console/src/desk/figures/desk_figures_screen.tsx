import { Box, MenuItem, Paper, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AgentTable } from '#console/desk/figures/agent_table.tsx'
import { useDeskFigures } from '#console/desk/figures/use_desk_figures.ts'
import { useDuration } from '#console/translations/use_duration.ts'
import { useWaited } from '#console/desk/use_waited.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Fact, Facts } from '#console/theme/facts.tsx'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

const PERIODS = [1, 7, 30, 90]

/** How a brand's desk does: what waits now, who is on shift, and how many answers came how soon. */
export default function DeskFiguresScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const duration = useDuration()
  const [days, setDays] = useState(7)
  const { data, error, refetch } = useDeskFigures(tenant.id, days)
  const longest = useWaited(data?.oldest_at ?? null)
  if (!data)
    return <Paper sx={{ p: 3 }}>{error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />}</Paper>
  const { waiting, late, liked, firsts, on_shift: onShift, target_minutes: target, all, agents } = data
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Facts title={translate('desk.figures.now')}>
        <Fact name={translate('desk.figures.waiting')}>{String(waiting)}</Fact>
        <Fact name={translate('desk.figures.longest')}>{longest}</Fact>
        <Fact name={translate('desk.figures.late')}>{late > 0 ? String(late) : ''}</Fact>
        <Fact name={translate('desk.figures.liked')}>{liked > 0 ? String(liked) : ''}</Fact>
        <Fact name={translate('desk.figures.on_shift')}>
          {onShift.map(({ name }) => name).join(', ') || translate('desk.figures.nobody')}
        </Fact>
      </Facts>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 640 }}>
        {translate('desk.figures.target', { time: duration(target * 60) })} {translate('desk.figures.explained')}
      </Typography>
      <Box>
        <TextField
          select
          label={translate('desk.figures.period')}
          value={days}
          onChange={({ target: { value } }) => setDays(Number(value))}
          sx={{ m: 0, minWidth: 220 }}
        >
          {PERIODS.map((period) => (
            <MenuItem key={period} value={period}>
              {translate('desk.figures.days', { smart_count: period })}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Paper>
        {all.answers === 0 ? (
          <Nothing text={translate('desk.figures.nothing')} />
        ) : (
          <AgentTable all={all} agents={agents} />
        )}
      </Paper>
      {firsts > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('desk.figures.firsts', { smart_count: firsts })}
        </Typography>
      )}
    </Box>
  )
}
