import { HELD_LATE_HOURS } from '#app/chat/holds/held_message'
import { TEXT_LATE_HOURS } from '#app/members/profile_texts/profile_text'
import { VERIFICATION_LATE_HOURS } from '#app/members/verification/verification'
import type { Policy } from '#app/admin/access/policies'

/** Rows of a brand that wait for staff, or are late. All SQL is written here. */
export interface Watched {
  /** Whoever it allows to work on them sees that they wait. */
  policy: Policy
  /** From when they wait. */
  since: string
  /** Until when they should have been worked on. */
  due?: string
  from: string
}

const HERE = 'tenant_id = (select sec.tenant_id())'

/** What staff work off, one after the other. */
export const QUEUES = {
  held_messages: {
    policy: 'held_messages.list',
    since: 'held_at',
    due: `held_at + interval '${HELD_LATE_HOURS} hours'`,
    from: `app.held_messages where ${HERE} and state = 'held'`,
  },
  profile_texts: {
    policy: 'profile_texts.list',
    since: 'held_at',
    due: `held_at + interval '${TEXT_LATE_HOURS} hours'`,
    from: `app.profile_texts where ${HERE} and state = 'held'`,
  },
  verifications: {
    policy: 'verifications.list',
    since: 'sent_at',
    due: `sent_at + interval '${VERIFICATION_LATE_HOURS} hours'`,
    from: `app.verifications where ${HERE} and state = 'sent'`,
  },
  photos: {
    policy: 'photo_judgements.store',
    since: 'created_at',
    from: `(select created_at from app.photos where ${HERE} and status = 'pending'
      union all select created_at from app.chat_photos where ${HERE} and review = 'pending' and message_id is not null) waiting`,
  },
  complaints: {
    policy: 'complaint_answers.store',
    since: 'created_at',
    due: 'case when answered_at is null then least(answer_due_at, due_at) else due_at end',
    from: `app.complaints where ${HERE} and decided_at is null`,
  },
  // Nobody decides about their own.
  appeals: {
    policy: 'appeal_decisions.store',
    since: 'filed_at',
    due: 'due_at',
    from: `(select appeals.* from app.appeals join app.decisions on decisions.tenant_id = appeals.tenant_id and decisions.id = appeals.decision_id
      where appeals.tenant_id = (select sec.tenant_id()) and appeals.decided_at is null and decisions.decided_by <> :staff) others`,
  },
  // No authority knows of it yet.
  suspicions: {
    policy: 'suspicion_reports.store',
    since: 'opened_at',
    due: 'due_at',
    from: `app.suspicions where ${HERE} and informed_at is null and ended_at is null`,
  },
  // The desk handed them over, and nobody is done with them.
  desk_flags: {
    policy: 'desk_flag_ends.store',
    since: 'flagged_at',
    due: 'due_at',
    from: `app.desk_flags where ${HERE} and done_at is null`,
  },
  privacy_requests: {
    policy: 'privacy_answers.store',
    since: 'received_at',
    due: 'due_at',
    from: `app.privacy_requests where ${HERE} and answered_at is null`,
  },
  payment_tasks: {
    policy: 'refund_agreements.store',
    since: 'made_at',
    due: 'due_at',
    from: `app.payment_tasks where ${HERE} and done_at is null`,
  },
  // Nobody agrees to their own.
  refunds: {
    policy: 'refund_agreements.store',
    since: 'requested_at',
    from: `app.refunds where ${HERE} and state = 'proposed' and asked_by is distinct from :staff`,
  },
} as const satisfies Record<string, Watched>

/** What is broken now: it doesn't come right by deciding on it, and goes by itself once it is mended. */
export const ALARMS = {
  push_key_refused: {
    policy: 'pushes.list',
    since: 'sent_at',
    from: `app.pushes where ${HERE} and status in (401, 403) and sent_at > now() - interval '1 day'`,
  },
  // A mail is handed over within seconds, and tried again for hours.
  mails_untaken: {
    policy: 'pushes.list',
    since: 'created_at',
    from: `app.mails where ${HERE} and sent_at is null and answer is null
      and created_at between now() - interval '1 day' and now() - interval '5 minutes'`,
  },
  postbacks_given_up: {
    policy: 'postbacks.list',
    since: 'tried_at',
    from: `app.postbacks where ${HERE} and state = 'given_up'
      and tried_at > now() - interval '1 day'`,
  },
  postbacks_refused: {
    policy: 'postbacks.list',
    since: 'tried_at',
    from: `app.postbacks where ${HERE} and state = 'refused'
      and tried_at > now() - interval '1 day'`,
  },
  announcements_late: {
    policy: 'announcements.list',
    since: 'send_at',
    from: `app.announcements where ${HERE} and state in ('scheduled', 'sending')
      and send_at < now() - case state when 'scheduled' then interval '15 minutes' else interval '12 hours' end`,
  },
  // Made within minutes, and forgotten after two days.
  exports_late: {
    policy: 'member_reveals.store',
    since: 'requested_at',
    from: `app.data_exports where ${HERE} and expires_at is null and requested_at < now() - interval '1 hour'`,
  },
  // Each hour, 100 of a brand; from when nothing holds them.
  erasures_late: {
    policy: 'tenants.edit',
    since: 'due_since',
    from: `(select greatest(restorable_until, (select max(least(ends_at, lifted_at)) from app.erasure_holds holds
        where holds.tenant_id = deletions.tenant_id and holds.member_id = deletions.member_id)) as due_since
      from app.account_deletions deletions where deletions.tenant_id = (select sec.tenant_id()) and left_at is not null
        and restorable_until < now() - interval '6 hours') late
      where due_since < now() - interval '6 hours'`,
  },
  // A day is sealed within two hours after its end.
  ledger_unsealed: {
    policy: 'refund_agreements.store',
    since: 'ended_at',
    from: `(select ended_at from app.ledger_seals where ${HERE} order by day desc limit 1) last
      where ended_at < now() - interval '30 hours'`,
  },
  jobs_given_up: {
    policy: 'platforms.edit',
    since: 'completed_on',
    from: `pgboss.job_common where data ->> 'tenant' = (select sec.tenant_id())::text and state = 'failed'
      and completed_on > now() - interval '1 day'`,
  },
} as const satisfies Record<string, Watched>

export type QueueName = keyof typeof QUEUES
export type AlarmName = keyof typeof ALARMS
