import { fieldRefused } from '#app/http/validation/field_refused'
import { interestsNamed } from '#app/members/places/interests'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** @returns the ids, each once @throws 422 for an unknown one */
export async function storeInterests(profileId: string, ids: string[], language: string): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if ((await interestsNamed(wanted, language)).length < wanted.length) throw fieldRefused('interests', 'interest')
  await tenantRows(
    `with wanted as (select unnest(cast(:wanted as bigint[])) as id), others as (
       delete from app.profile_interests where tenant_id = (select sec.tenant_id()) and profile_id = :profileId
         and interest_id not in (select id from wanted)
     )
     insert into app.profile_interests (profile_id, interest_id) select :profileId, id from wanted on conflict do nothing`,
    { wanted, profileId }
  )
  return wanted
}
