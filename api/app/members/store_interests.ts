import { fieldRefused } from '#app/http/field_refused'
import type Member from '#app/identity/member'
import { tenantRows } from '#app/tenancy/tenant_context'
import { interestsNamed } from './interests.js'

/** Makes these a member's interests, and no others. @throws 422 for an id that is none */
export async function storeInterests({ profile, language }: Member, ids: string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if ((await interestsNamed(wanted, language)).length < wanted.length) throw fieldRefused('interests', 'interest')
  await tenantRows(
    `with wanted as (select unnest(cast(:wanted as bigint[])) as id), others as (
       delete from app.profile_interests where tenant_id = (select sec.tenant_id()) and profile_id = :profileId
         and interest_id not in (select id from wanted)
     )
     insert into app.profile_interests (profile_id, interest_id) select :profileId, id from wanted on conflict do nothing`,
    { wanted, profileId: profile.id }
  )
  return wanted
}
