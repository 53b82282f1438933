/** The server that answered; others have figures of their own. */
interface ServerHealth {
  name: string
  started_at: string
  /** Version of Node.js. */
  node: string
  memory_bytes: number
  /** Open sites that it tells of events. */
  event_streams: number
  /** Whether it hears events of other servers; without them, sites go on asking. */
  hears_events: boolean
}

/** Where files and, in development, the database are kept. */
interface DiskHealth {
  free_bytes: number
  size_bytes: number
  is_low: boolean
}

interface PoolHealth {
  pool: 'members' | 'separate' | 'staff'
  used: number
  free: number
  /** Calls that wait for a connection. */
  waiting: number
}

interface DatabaseHealth {
  /** Of PostgreSQL. */
  version: string
  size_bytes: number
  answered_in_ms: number
}

interface QueueHealth {
  name: string
  waiting: number
  active: number
  deferred: number
  /** Within the last day: all their tries failed. */
  given_up: number
  /** For how many seconds the next one has been due. */
  oldest_seconds: number
  is_late: boolean
}

interface ScheduledHealth {
  name: string
  every_seconds: number
  /** Null when it has not run within a week. */
  ended_at: string | null
  /** Brands at which its last run failed; null while that isn't known. */
  failed_brands: number | null
  is_late: boolean
}

interface BackupHealth {
  made_at: string | null
  rows: number
  files: number
  is_old: boolean
}

/** How the installation does: what whoever runs it looks at when something seems wrong. */
export interface SystemHealth {
  server: ServerHealth
  disk: DiskHealth
  pools: PoolHealth[]
  /** Null when the database did not answer within a second; nothing is known of the others then. */
  database: DatabaseHealth | null
  queues: QueueHealth[]
  scheduled: ScheduledHealth[]
  backup: BackupHealth | null
}
