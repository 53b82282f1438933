import { decisionToken } from '#app/http/decision_token'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { TEXT_UNDO_MINUTES, type TextField, type TextRefusal } from './profile_text.js'
import type { TextFinding } from './text_finding.js'

/** What a member wrote last and others don't see. */
export interface UnseenText {
  field: TextField
  body: string
  found: TextFinding
  refused: boolean
  /** Why, where it was refused. */
  reason: TextRefusal | null
  /** The page with the reasons, on which they may appeal. */
  decision: string | null
}

type Row = Omit<UnseenText, 'decision'> & { tenant_id: string; decision_id: string | null }

/** A refusal that can still be undone is none yet. */
const IS_REFUSED = `(texts.state = 'refused' and texts.decided_at <= now() - interval '${TEXT_UNDO_MINUTES} minutes')`

export async function unseenTexts(profileId: string): Promise<UnseenText[]> {
  const rows = await tenantRows<Row>(
    `select texts.tenant_id::text, field, body, found, ${IS_REFUSED} as refused, case when ${IS_REFUSED} then texts.reason end as reason,
       decisions.id::text as decision_id
     from app.profile_texts texts
     left join app.decisions on decisions.tenant_id = texts.tenant_id and decisions.id = texts.decision_id
     where texts.tenant_id = (select sec.tenant_id()) and texts.profile_id = :profileId and is_latest and state in ('held', 'refused')
     order by field`,
    { profileId }
  )
  return rows.map(({ tenant_id: tenant, decision_id: decision, ...text }) => ({
    ...text,
    decision: decision && `/${decisionToken(tenant, decision)}`,
  }))
}
