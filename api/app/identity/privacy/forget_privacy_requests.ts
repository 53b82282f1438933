import { tenantRows } from '#app/tenancy/context/tenant_context'

/** How long the register proves that somebody was answered. */
export const KEPT_YEARS = 3

/**
 * Where the address was no member's there is nothing of theirs that an answer could have been about: it has to be proven only while somebody
 * may still complain of it to the authority, and their address isn't kept for longer.
 */
const KEPT_YEARS_OF_NOBODY = 1

/** Removes requests, with their links, when they have proven enough, and what no link proved in time. Harmless when run twice. */
export async function forgetPrivacyRequests(): Promise<void> {
  await tenantRows(
    `delete from app.privacy_requests where tenant_id = (select sec.tenant_id())
       and answered_at < now() - make_interval(years => case when email is null then ${KEPT_YEARS} else ${KEPT_YEARS_OF_NOBODY} end)`
  )
  await tenantRows(
    `delete from app.privacy_links where tenant_id = (select sec.tenant_id()) and request_id is null and expires_at <= now()`
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
