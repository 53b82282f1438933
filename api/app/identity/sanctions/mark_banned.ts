import BanMark from '#app/identity/account/ban_mark'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Keeps keyed hashes of the address, accounts and numbers of somebody who is banned and about to be erased, so that the ban outlasts them. */
export async function markBanned({ id, email }: Member): Promise<void> {
  await tenantRows(
    `insert into app.ban_marks (kind, hash)
     select 'email', cast(:email as bytea)
     union select kind, hash from app.mandates, lateral (values ('iban', iban_hash), ('phone', phone_hash)) as marks (kind, hash)
       where tenant_id = (select sec.tenant_id()) and member_id = :id
     on conflict do nothing`,
    { id, email: BanMark.hashOf(email) }
  )
}
