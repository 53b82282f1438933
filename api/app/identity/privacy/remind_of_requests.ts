import type { DateTime } from 'luxon'
import { mailStaff } from '#app/jobs/mail_staff'
import { tenantRows } from '#app/tenancy/context/tenant_context'

const MOST_LISTED = 50

interface WaitingRequest {
  number: string
  due_at: DateTime
}

const IS_NEAR = `due_at < now() + interval '7 days'`
/** Once a week before the end, also of the two months more, and each day from two days before. */
const NOT_SAID = `(reminded_at is null or reminded_at < due_at - interval '7 days'
  or (due_at < now() + interval '2 days' and reminded_at < now() - interval '1 day'))`

/** Mails those who answer what people ask about their data that the time for it is nearly over. Harmless when run twice. */
export async function remindOfRequests(): Promise<void> {
  const said = await tenantRows(
    `update app.privacy_requests set reminded_at = now()
     where tenant_id = (select sec.tenant_id()) and answered_at is null and ${IS_NEAR} and ${NOT_SAID} returning id`
  )
  if (said.length === 0) return
  await mailStaff('privacy_due', { roles: ['operator', 'support'] })
}

/** What the mail lists, the most urgent first. */
export function waitingRequests(): Promise<WaitingRequest[]> {
  return tenantRows<WaitingRequest>(
    `select number, due_at from app.privacy_requests
     where tenant_id = (select sec.tenant_id()) and answered_at is null and ${IS_NEAR} order by due_at limit ${MOST_LISTED}`
  )
}
