import { Box, Paper, Typography } from '@mui/material'
import { useRequireAccess, useTranslate } from 'react-admin'
import { HealthFacts } from '#console/health/health_facts.tsx'
import { HealthNeeds } from '#console/health/health_needs.tsx'
import { QueueTable } from '#console/health/queue_table.tsx'
import { ScheduledTable } from '#console/health/scheduled_table.tsx'
import { useSystemHealth } from '#console/health/use_system_health.ts'
import { Failed } from '#console/theme/failed.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { useTimes } from '#console/translations/use_times.ts'

/** How the installation does; for platform admins alone. */
export default function HealthScreen() {
  const translate = useTranslate()
  const { time } = useTimes()
  const { isPending } = useRequireAccess({ resource: 'system_health', action: 'show' })
  const { data, error, dataUpdatedAt, refetch } = useSystemHealth(!isPending)
  const title = translate('frame.system_health')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 960 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, minHeight: 32 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {data && (
          <Typography
            variant="body2"
            sx={{ color: error ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {translate(error ? 'dashboard.not_since' : 'dashboard.as_of', {
              time: time(new Date(dataUpdatedAt).toISOString()),
            })}
          </Typography>
        )}
      </Box>
      {data ? (
        <>
          <HealthNeeds health={data} />
          <HealthFacts health={data} />
          {data.database && (
            <>
              <QueueTable queues={data.queues} />
              <ScheduledTable scheduled={data.scheduled} />
            </>
          )}
        </>
      ) : (
        <Paper sx={{ p: 3 }}>{error ? <Failed error={error} onRetry={refetch} /> : <Waiting />}</Paper>
      )}
    </Box>
  )
}
