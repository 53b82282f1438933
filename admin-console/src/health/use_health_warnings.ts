import { useTranslate } from 'react-admin'
import { useAgo } from '#console/translations/use_ago.ts'
import { useBytes } from '#console/translations/use_bytes.ts'
import { useDuration } from '#console/translations/use_duration.ts'
import type { SystemHealth } from '#console/health/system_health.ts'

/** What somebody has to look after, in sentences; none when all is well. */
export function useHealthWarnings(): (health: SystemHealth) => string[] {
  const translate = useTranslate()
  const ago = useAgo()
  const bytes = useBytes()
  const duration = useDuration()

  return ({ server, disk, pools, database, queues, scheduled, backup }) => {
    const say = (name: string, values: object = {}) => translate(`system_health.needs.${name}`, values)
    return [
      ...(database ? [] : [say('database')]),
      ...(pools.some(({ waiting }) => waiting > 0) ? [say('connections')] : []),
      ...(server.hears_events ? [] : [say('events')]),
      ...(disk.is_low ? [say('disk', { free: bytes(disk.free_bytes) })] : []),
      ...(backup?.is_old
        ? [backup.made_at ? say('backup_old', { ago: ago(backup.made_at) }) : say('backup_missing')]
        : []),
      ...queues
        .filter(({ is_late: isLate }) => isLate)
        .map(({ name, oldest_seconds: oldest }) => say('queue_late', { name, time: duration(oldest) })),
      ...queues
        .filter(({ given_up: givenUp }) => givenUp > 0)
        .map(({ name, given_up: givenUp }) => say('given_up', { name, smart_count: givenUp })),
      ...scheduled.filter(({ is_late: isLate }) => isLate).map(({ name }) => say('scheduled_late', { name })),
      ...scheduled
        .filter(({ failed_brands: failed }) => failed)
        .map(({ name, failed_brands: failed }) => say('scheduled_failed', { name, smart_count: failed! })),
    ]
  }
}
