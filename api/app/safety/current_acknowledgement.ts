import { currentTransaction } from '#app/tenancy/tenant_context'
import { VALID_DAYS } from './acknowledgement.js'

/**
 * The acknowledgement that covers a charge on a fictional profile: the member's own, of the text as it reads now, at most 30
 * days old. Null when he must be asked (again).
 */
export async function currentAcknowledgement(memberId: string, version: string): Promise<string | null> {
  const { rows } = await currentTransaction().rawQuery(
    `select id::text from app.disclosure_acknowledgements
     where tenant_id = (select sec.tenant_id()) and member_id = ? and text_version = ?
       and acknowledged_at > now() - make_interval(days => ${VALID_DAYS})
     order by acknowledged_at desc limit 1`,
    [memberId, version]
  )
  return rows[0]?.id ?? null
}
