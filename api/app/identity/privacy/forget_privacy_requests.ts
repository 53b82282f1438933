import { tenantRows } from '#app/tenancy/context/tenant_context'

/** How long the register proves that somebody was answered. */
export const KEPT_YEARS = 3

/** Removes requests three years after their answer. Harmless when run twice. */
export async function forgetPrivacyRequests(): Promise<void> {
  await tenantRows(
    `delete from app.privacy_requests where tenant_id = (select sec.tenant_id())
       and answered_at < now() - make_interval(years => ${KEPT_YEARS})`
  )
}

/**
 * SQL: leaves of somebody's requests what knows nobody: kind, times and outcome. What was still open ends with the erasure, which is an
 * answer to one that asked for it.
 */
export const withoutWho = (rows: string) => `update app.privacy_requests
  set member_id = null, email = null, words = '', language = '', assignee_id = null,
    extension_reason = case when extended_at is not null then '-' end, answer = '',
    answered_at = coalesce(answered_at, now()),
    outcome = coalesce(outcome, case kind when 'erasure' then 'fulfilled' else 'withdrawn' end)
  where tenant_id = (select sec.tenant_id()) and ${rows}`
