/** Done right after the commit, and again within half a minute if the process dies. */
const PROMPT = { notify: true, heartbeatSeconds: 10 }

/** Jobs run at least once, so every job must be harmless when run twice. */
export const QUEUES = {
  send_mail: { ...PROMPT, retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 },
  report_urgent: { ...PROMPT, retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  report_banned_photo: { ...PROMPT, retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  state_removal: { ...PROMPT, retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 },
  state_text_refusal: { ...PROMPT, retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 },
  settle_verification: { ...PROMPT, retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 },
  notify_member: { ...PROMPT, retryLimit: 6, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  send_push: { ...PROMPT, retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 },
  send_announcement: { ...PROMPT, retryLimit: 40, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 },
  log_deletion: { ...PROMPT, retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  make_export: { ...PROMPT, retryLimit: 5, retryDelay: 30, retryBackoff: true, retryDelayMax: 600 },
  pass_on: { ...PROMPT, retryLimit: 5, retryDelay: 30, retryBackoff: true, retryDelayMax: 600 },
  export_list: { ...PROMPT, retryLimit: 5, retryDelay: 30, retryBackoff: true, retryDelayMax: 600 },
  check_payment: { ...PROMPT, retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 1_800 },
  match_payment: { ...PROMPT, retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 },
  settle_withdrawal: { ...PROMPT, retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 1_800 },
  send_refund: { ...PROMPT, retryLimit: 40, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 },
  collect_debit: { ...PROMPT, retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 3_600 },
  revoke_mandate: { ...PROMPT, retryLimit: 40, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 },
  send_postbacks: { ...PROMPT, retryLimit: 5, retryDelay: 30, retryBackoff: true, retryDelayMax: 600 },
  remove_hero: { ...PROMPT, retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 },
  remove_photos: { ...PROMPT, retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 },
} as const

export type QueueName = keyof typeof QUEUES

/** Run for each brand; cron expressions in UTC. They must be harmless when run twice, too. */
export const SCHEDULED_JOBS = {
  remove_old_tokens: '23 3 * * *',
  erase_members: '17 * * * *',
  notify_of_closing: '*/5 * * * *',
  remove_exports: '47 * * * *',
  end_complaints: '37 3 * * *',
  keep_trust_months: '55 * * * *',
  keep_figure_days: '19 * * * *',
  remind_staff: '*/10 * * * *',
  count_desk: '* * * * *',
  forget_desk_notes: '29 3 * * *',
  forget_care_signs: '31 3 * * *',
  forget_profile_texts: '33 3 * * *',
  end_verifications: '41 * * * *',
  end_sanctions: '*/5 * * * *',
  end_withdrawals: '43 3 * * *',
  watch_payments: '53 * * * *',
  collect_debits: '11 * * * *',
  forget_mandates: '43 3 * * *',
  forget_push_keys: '49 3 * * *',
  forget_pushes: '51 3 * * *',
  forget_postbacks: '57 3 * * *',
  forget_privacy_requests: '59 3 * * *',
  find_due_postbacks: '*/5 * * * *',
  report_tasks: '*/10 * * * *',
  seal_ledger: '13 * * * *',
  tell_partners: '9 5 * * *',
  renew_credit_prices: '*/5 * * * *',
  notify_newcomers: '7 * * * *',
  notify_search_alerts: '27 * * * *',
} as const

export type ScheduledJobName = keyof typeof SCHEDULED_JOBS
