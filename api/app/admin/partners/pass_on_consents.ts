import type { DateTime } from 'luxon'
import { CAN_PASS_ON, CONSENTS_FOR_PARTNERS } from '#app/admin/resources/members/partner_consents'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** What partners get of one consent. */
export interface PassedOn {
  id: string
  name: string
  email: string
  country: string
  partners: string
  given_at: DateTime
}

const AT_ONCE = 500

/** All consents that are in force, or those whose data nobody has yet, some at a time. Each is noted as passed on when it is read. */
export async function* passOnConsents(which: 'new' | 'current'): AsyncGenerator<PassedOn[]> {
  for (let after = '0'; ;) {
    const rows = await tenantRows<PassedOn>(
      `with chosen as (
         select consents.id, profiles.name, members.email, profiles.country from ${CONSENTS_FOR_PARTNERS}
         where consents.tenant_id = (select sec.tenant_id()) and consents.id > :after
           and ${CAN_PASS_ON} ${which === 'new' ? 'and consents.passed_on_at is null' : ''}
         order by consents.id limit :rows for update of consents
       ), noted as (
         update app.consents set passed_on_at = now(), passed_on_emails = case
           when chosen.email = any (passed_on_emails) then passed_on_emails else array_append(passed_on_emails, chosen.email) end
         from chosen where consents.tenant_id = (select sec.tenant_id()) and consents.id = chosen.id
         returning chosen.*, consents.partners, consents.given_at
       )
       select id::text, name, email, country, partners, given_at from noted order by noted.id`,
      { after, rows: AT_ONCE }
    )
    if (rows.length > 0) yield rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}
