import { VALID_DAYS } from './acknowledgement.js'

/** SQL: a member's valid acknowledgements of fictional profiles, as a JSON object of ids by text version. */
export function currentAcknowledgements(member: string): string {
  return `(select coalesce(jsonb_object_agg(text_version, acknowledged.id::text order by acknowledged_at), '{}')
    from app.disclosure_acknowledgements acknowledged
    where acknowledged.tenant_id = (select sec.tenant_id()) and acknowledged.member_id = ${member}
      and acknowledged_at > now() - make_interval(days => ${VALID_DAYS}))`
}
