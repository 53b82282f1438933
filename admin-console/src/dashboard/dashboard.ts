import type { ChecklistLine } from '#console/tenancy/state/checklist.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

export type QueueName =
  | 'held_messages'
  | 'profile_texts'
  | 'verifications'
  | 'photos'
  | 'complaints'
  | 'appeals'
  | 'suspicions'
  | 'desk_flags'
  | 'privacy_requests'
  | 'payment_tasks'
  | 'refunds'

export type AlarmName =
  | 'push_key_refused'
  | 'mails_untaken'
  | 'postbacks_given_up'
  | 'postbacks_refused'
  | 'announcements_late'
  | 'exports_late'
  | 'erasures_late'
  | 'ledger_unsealed'
  | 'jobs_given_up'

export interface Waiting {
  name: QueueName | AlarmName
  /** Above `MOST_COUNTED` for any number beyond. */
  count: number
  oldest_at: string
  due_at: string | null
  overdue: number
}

export interface DashboardBrand extends Pick<Tenant, 'id' | 'slug' | 'name' | 'state' | 'mark'> {
  queues: Waiting[]
  alarms: Waiting[]
  /** Null for those who can't give it. */
  missing: ChecklistLine[] | null
  /** Whether there was time to ask what waits. */
  asked: boolean
}

export interface Dashboard {
  brands: DashboardBrand[]
  ended_invitations: { count: number; oldest_at: string | null } | null
}

/** The API stops counting here. */
export const MOST_COUNTED = 1000
