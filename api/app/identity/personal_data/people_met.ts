import { fictionalMark } from '#app/members/people/fictional_mark'
import { hiddenFrom } from '#app/members/people/hidden_from'
import { canMeet } from '#app/members/people/can_meet'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { PersonalDataRow } from '#app/identity/personal_data/personal_data_rows'
import type Member from '#app/members/people/member'

export interface PersonMet {
  name: string
  fictional: string | null
}

/** Names for the ids in a member's rows, without people who left or block the member. */
export async function peopleMet(
  site: Site,
  { profile, language }: Member,
  tables: Record<string, PersonalDataRow[]>
): Promise<Map<string, PersonMet>> {
  const ids = [
    ...tables.likes!.flatMap((like) => [like.from_profile_id, like.to_profile_id]),
    ...tables.blocks!.map((block) => block.blocked_profile_id),
    ...tables.conversation_sides!.map((side) => side.partner_profile_id),
    ...tables.disclosure_acknowledgements!.map((told) => told.profile_id),
    ...tables.ledger_transactions!.map((transaction) => transaction.counterpart_profile_id),
  ]
  const people = await tenantRows<{ id: string; name: string; kind: string }>(
    `select id::text, name, kind from app.profiles
     where tenant_id = (select sec.tenant_id()) and id = any (:ids) and left_at is null
       and (${canMeet(':me', 'profiles.id')} or ${hiddenFrom(':me', 'profiles.id')} or exists (select from app.blocks where blocks.tenant_id = (select sec.tenant_id())
         and blocks.blocker_profile_id = :me and blocks.blocked_profile_id = profiles.id))`,
    { ids: ids.filter((id) => id && id !== profile.id), me: profile.id }
  )
  const wordFor = (kind: string) =>
    fictionalMark({ isFictional: kind === 'fictional' }, site, language).fictional?.label ?? null
  return new Map(people.map(({ id, name, kind }) => [id, { name, fictional: wordFor(kind) }]))
}
