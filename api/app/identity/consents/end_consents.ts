import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { ConsentKind } from './consent_kinds.js'

export interface EndedConsent {
  id: string
  /** Partners have the member's data by it. */
  is_passed_on: boolean
}

/** Ends what a member consented to, if they did; partners who have their data are told (GDPR art. 7(3), 19). Idempotent. */
export async function endConsents(memberId: string, kind: ConsentKind): Promise<void> {
  await tellOfEnd(await revokeConsents(memberId, kind))
}

/** In one statement, so that it may be a step of a pipeline; `tellOfEnd` is called once that has ended. */
export function revokeConsents(memberId: string, kind: ConsentKind): Promise<EndedConsent[]> {
  return tenantRows<EndedConsent>(
    `update app.consents set revoked_at = now()
     where tenant_id = (select sec.tenant_id()) and member_id = :memberId and kind = :kind and revoked_at is null
     returning id::text, passed_on_at is not null as is_passed_on`,
    { memberId, kind }
  )
}

/** Partners who have data by one of them get a mail. */
export async function tellOfEnd(ended: readonly EndedConsent[]): Promise<void> {
  for (const { id, is_passed_on: isPassedOn } of ended)
    if (isPassedOn) await enqueue('send_mail', { mail: 'partner_withdrawal', consent: id })
}
