import { count } from '#app/operations/count'
import { pipeline } from '#app/tenancy/context/pipeline'
import { afterCommit, tenantRows } from '#app/tenancy/context/tenant_context'
import type { SortedTexts } from './sort_texts.js'

/** Puts texts before staff, and takes back what their member wrote before them. */
export async function holdTexts(profileId: string, { held, replaced }: Omit<SortedTexts, 'published'>): Promise<void> {
  await pipeline([
    () =>
      replaced.length > 0 &&
      tenantRows(
        `update app.profile_texts set is_latest = false, state = case state when 'held' then 'replaced' else state end
         where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and is_latest and field = any (:replaced)`,
        { profileId, replaced }
      ),
    () =>
      held.length > 0 &&
      tenantRows(
        `insert into app.profile_texts (profile_id, field, body, shown, found)
         select profiles.id, held.field, held.body, case held.field when 'name' then profiles.name else profiles.about_me end, held.found
         from app.profiles cross join unnest(cast(:fields as text[]), cast(:bodies as text[]), cast(:findings as text[])) as held (field, body, found)
         where profiles.tenant_id = (select sec.tenant_id()) and profiles.id = :profileId`,
        {
          profileId,
          fields: held.map(({ field }) => field),
          bodies: held.map(({ body }) => body),
          findings: held.map(({ found }) => found),
        }
      ),
  ])
  for (const _ of held) afterCommit(() => count('profile_texts', 'held'))
}
