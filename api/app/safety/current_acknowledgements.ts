import { VALID_DAYS } from './acknowledgement.js'

/**
 * SQL: what covers charges on fictional profiles, as an object of ids by the version of the text that was read: a member's own,
 * at most 30 days old. Who has none of the text as it reads now must be asked (again). The member is an SQL expression.
 */
export function currentAcknowledgements(member: string): string {
  return `(select coalesce(jsonb_object_agg(text_version, acknowledged.id::text order by acknowledged_at), '{}')
    from app.disclosure_acknowledgements acknowledged
    where acknowledged.tenant_id = (select sec.tenant_id()) and acknowledged.member_id = ${member}
      and acknowledged_at > now() - make_interval(days => ${VALID_DAYS}))`
}
