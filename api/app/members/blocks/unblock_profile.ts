import { rowId } from '#app/http/validation/row_id'
import type Member from '#app/members/people/member'
import { pokeContacts } from './poke_contacts.js'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Removes a block, and un-hides a profile the member had reported; without a block it does nothing. @throws NotFound for a malformed id */
export async function unblockProfile({ profile }: Member, id: unknown): Promise<void> {
  const pair = { me: profile.id, other: rowId(id) }
  await tenantRows(
    `with shown as (
       delete from app.hidings where tenant_id = (select sec.tenant_id()) and profile_id = :me and subject_id = :other
     )
     delete from app.blocks
     where tenant_id = (select sec.tenant_id()) and blocker_profile_id = :me and blocked_profile_id = :other`,
    pair
  )
  pokeContacts(pair)
}
