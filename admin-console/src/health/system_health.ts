/** What `GET /api/system_health` answers. */
export interface SystemHealth {
  server: {
    name: string
    started_at: string
    node: string
    memory_bytes: number
    event_streams: number
    hears_events: boolean
  }
  disk: { free_bytes: number; size_bytes: number; is_low: boolean }
  pools: { pool: 'members' | 'separate' | 'staff'; used: number; free: number; waiting: number }[]
  /** Null when the database did not answer within a second; nothing is known of the others then. */
  database: { version: string; size_bytes: number; answered_in_ms: number } | null
  queues: QueueHealth[]
  scheduled: ScheduledHealth[]
  backup: { made_at: string | null; rows: number; files: number; is_old: boolean } | null
}

export interface QueueHealth {
  name: string
  waiting: number
  active: number
  deferred: number
  given_up: number
  oldest_seconds: number
  is_late: boolean
}

export interface ScheduledHealth {
  name: string
  every_seconds: number
  ended_at: string | null
  failed_brands: number | null
  is_late: boolean
}
