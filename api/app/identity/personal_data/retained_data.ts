import type { DateTime } from 'luxon'
import { KEPT_MONTHS } from '#app/credits/direct_debit/forget_mandates'
import { APPEAL_MONTHS } from '#app/safety/cases/appeal_months'
import { IS_APPEALED, LAST_WORD } from '#app/safety/cases/end_complaints'
import { KEPT_YEARS } from '#app/identity/privacy/forget_privacy_requests'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { RetainedData } from '#app/identity/personal_data/erasure_certificate'
import type Member from '#app/members/people/member'

/** Books must be retained for seven years (AWR 52). */
const YEARS = 7

interface WhatThereIs {
  last_year: number | null
  refunds: boolean
  last_debit: DateTime | null
  open_complaints: boolean
  last_decision: DateTime | null
  last_answer: DateTime | null
  untold: boolean
}

export async function retainedData({ id, email, status, profile }: Member): Promise<RetainedData[]> {
  const [
    {
      last_year: lastYear,
      refunds,
      last_debit: lastDebit,
      open_complaints: isOpen,
      last_decision: lastDecision,
      last_answer: lastAnswer,
      untold: isUntold,
    },
  ] = (await tenantRows(
    `select
       (select extract(year from max(at))::int from (
          select max(created_at) as at from app.ledger_transactions where tenant_id = (select sec.tenant_id()) and member_id = :id
          union all
          select max(created_at) from app.orders where tenant_id = (select sec.tenant_id()) and member_id = :id) booked) as last_year,
       exists (select from app.refunds
         where tenant_id = (select sec.tenant_id()) and member_id = :id and state in ('booked', 'by_hand')) as refunds,
       (select max(last_used_at) from app.mandates where tenant_id = (select sec.tenant_id()) and member_id = :id) as last_debit,
       -- What is open ends with the erasure.
       (select max(coalesce(answered_at, now())) from app.privacy_requests
         where tenant_id = (select sec.tenant_id()) and (member_id = :id or email = :email)) as last_answer,
       exists (select from app.consents where tenant_id = (select sec.tenant_id()) and member_id = :id
         and passed_on_at is not null and partners_told_at is null) as untold,
       complaints.*
     from (select coalesce(bool_or(decided_at is null or ${IS_APPEALED}), false) as open_complaints, max(${LAST_WORD}) as last_decision
       from app.complaints where tenant_id = (select sec.tenant_id())
         and (reporter_member_id = :id or profile_id = :profileId)) complaints`,
    { id, email, profileId: profile.id }
  )) as [WhatThereIs]
  const complaintsEnd = lastDecision?.plus({ months: APPEAL_MONTHS }).toISODate()
  return [
    ...(lastYear ? [{ what: 'books' as const, until: `${lastYear + YEARS}-12-31` }] : []),
    ...(lastDebit ? [{ what: 'mandate' as const, until: lastDebit.plus({ months: KEPT_MONTHS }).toISODate() }] : []),
    ...(refunds ? [{ what: 'refunds' as const, until: null }] : []),
    ...(isOpen ? [{ what: 'open_complaint' as const, until: null }] : []),
    ...(!isOpen && complaintsEnd ? [{ what: 'complaint' as const, until: complaintsEnd }] : []),
    ...(lastAnswer
      ? [{ what: 'privacy_request' as const, until: lastAnswer.plus({ years: KEPT_YEARS }).toISODate() }]
      : []),
    ...(isUntold ? [{ what: 'partners' as const, until: null }] : []),
    ...(status === 'banned' ? [{ what: 'ban' as const, until: null }] : []),
  ]
}
