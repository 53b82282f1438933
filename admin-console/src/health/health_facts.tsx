import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SystemHealth } from '#console/health/system_health.ts'
import { Fact, Facts } from '#console/theme/facts.tsx'
import { useAgo } from '#console/translations/use_ago.ts'
import { useBytes } from '#console/translations/use_bytes.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** The server that answered, the database, and the last backup. */
export function HealthFacts({ health: { server, disk, pools, database, backup } }: { health: SystemHealth }) {
  const translate = useTranslate()
  const bytes = useBytes()
  const ago = useAgo()
  const { moment, locale } = useTimes()
  const number = (value: number) => new Intl.NumberFormat(locale).format(Math.round(value))
  const milliseconds = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }).format(value)
  const say = (name: string, values: object = {}) => translate(`system_health.${name}`, values)
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: 3 }}
    >
      <Facts title={say('database')}>
        <Fact name={say('version')}>{database && `PostgreSQL ${database.version}`}</Fact>
        <Fact name={say('size')}>{database && bytes(database.size_bytes)}</Fact>
        <Fact name={say('answered')}>
          {database ? milliseconds(Math.max(1, database.answered_in_ms)) : say('silent')}
        </Fact>
        {pools.map(({ pool, used, free, waiting }) => (
          <Fact key={pool} name={say(`pools.${pool}`)}>
            {say('connections', { used: number(used), free: number(free), waiting: number(waiting) })}
          </Fact>
        ))}
        <Fact name={say('backup')}>
          {backup &&
            (backup.made_at
              ? say('backup_made', { at: moment(backup.made_at), ago: ago(backup.made_at), rows: number(backup.rows) })
              : say('backup_none'))}
        </Fact>
      </Facts>
      <Facts title={say('server')}>
        <Fact name={say('name')}>{server.name}</Fact>
        <Fact name={say('started')}>{`${moment(server.started_at)} (${ago(server.started_at)})`}</Fact>
        <Fact name={say('version')}>{`Node.js ${server.node}`}</Fact>
        <Fact name={say('memory')}>{bytes(server.memory_bytes)}</Fact>
        <Fact name={say('disk')}>{say('free_of', { free: bytes(disk.free_bytes), size: bytes(disk.size_bytes) })}</Fact>
        <Fact name={say('streams')}>{number(server.event_streams)}</Fact>
      </Facts>
    </Box>
  )
}
