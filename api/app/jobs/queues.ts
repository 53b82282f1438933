/** Done right after the commit, and again within half a minute when the process that was at it died: it no longer beats. */
const PROMPT = { notify: true, heartbeatSeconds: 10 }

/** The job queues and how stubborn each is. Jobs run at least once, so every job must be harmless when run twice. */
export const QUEUES = {
  /** A mail to one member. */
  send_mail: { ...PROMPT, retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 },
  /** Something a member may want to know. */
  tell_member: { ...PROMPT, retryLimit: 6, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  /** A push to one browser. */
  send_push: { ...PROMPT, retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 },
  /** A copy of all that is held on one member. */
  make_export: { ...PROMPT, retryLimit: 5, retryDelay: 30, retryBackoff: true, retryDelayMax: 600 },
  /** A payment whose state the gateway may know better than we do. */
  check_payment: { ...PROMPT, retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 1_800 },
  /** Files of photos that are gone, or were never made known. */
  remove_photos: { ...PROMPT, retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 },
} as const

export type QueueName = keyof typeof QUEUES

/** What is done by the clock, brand by brand: when, as cron writes it, in UTC. Done twice it does no harm either. */
export const CHORES = {
  /** Forgets links and sessions that are over. */
  remove_old_tokens: '23 3 * * *',
  /** Erases who left for good or never was activated, and lets go of accounts that nobody uses. */
  erase_members: '17 * * * *',
  /** Removes copies of members' data whose time is over. */
  remove_exports: '47 * * * *',
  /** Forgets complaints that were decided long ago, and their evidence. */
  end_complaints: '37 3 * * *',
  /** Tells members who came in the last week. */
  tell_of_newcomers: '7 * * * *',
  /** Tells members who came and fits a search they keep. */
  tell_of_fits: '27 * * * *',
} as const

export type ChoreName = keyof typeof CHORES
