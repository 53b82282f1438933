import { Box, Paper } from '@mui/material'
import { useRequireAccess, useTranslate } from 'react-admin'
import { TitleAsOf } from '#console/dashboard/title_as_of.tsx'
import { HealthFacts } from '#console/health/health_facts.tsx'
import { HealthWarnings } from '#console/health/health_warnings.tsx'
import { QueueTable } from '#console/health/queue_table.tsx'
import { ScheduledTable } from '#console/health/scheduled_table.tsx'
import { useSystemHealth } from '#console/health/use_system_health.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** How the installation does; for platform admins alone. */
export default function HealthScreen() {
  const translate = useTranslate()
  const { isPending } = useRequireAccess({ resource: 'system_health', action: 'show' })
  const { data, error, dataUpdatedAt, refetch } = useSystemHealth(!isPending)
  const title = translate('frame.system_health')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 960 }}>
      <TitleAsOf title={title} updatedAt={dataUpdatedAt} hasFailed={error !== null} />
      {data ? (
        <>
          <HealthWarnings health={data} />
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
