import type { DateTime } from 'luxon'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import Mandate from './mandate.js'

/** A member's mandate for a creditor, and the one they are about to sign. */
export interface OwnMandates {
  active: Mandate | null
  draft: Mandate | null
}

export async function ownMandates(memberId: string, creditorId: string): Promise<OwnMandates> {
  const mandates = await Mandate.query()
    .where({ member_id: memberId, creditor_id: creditorId })
    .whereRaw(`(state = 'active' or (state = 'draft' and drafted_at > now() - interval '1 day'))`)
    .orderBy('id', 'desc')
  const active = mandates.find(({ state }) => state === 'active') ?? null
  const [newest] = mandates
  // One that was signed later made older drafts pointless.
  return { active, draft: newest?.state === 'draft' ? newest : null }
}

/** When the code of a member's newest draft ends; null where none was sent. */
export async function codeExpiry(memberId: string): Promise<DateTime | null> {
  const [row] = await tenantRows<{ expires_at: DateTime }>(
    `select codes.expires_at from app.sms_codes codes
     where codes.tenant_id = (select sec.tenant_id()) and codes.mandate_id = (select id from app.mandates
       where tenant_id = (select sec.tenant_id()) and member_id = ? and state = 'draft' order by id desc limit 1)
     order by codes.id desc limit 1`,
    [memberId]
  )
  return row?.expires_at ?? null
}
