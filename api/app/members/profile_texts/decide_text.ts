import { enqueue } from '#app/jobs/enqueue'
import { lockProfileOf } from '#app/members/people/lock_profile'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { TEXT_UNDO_MINUTES, type TextField, type TextRefusal } from './profile_text.js'

export interface DecidedText {
  memberId: string
}

/** Shows others a text that waits. @returns undefined for one that was decided about, or isn't what its member wrote last */
export async function publishText(id: string, by: string): Promise<DecidedText | undefined> {
  return decide(id, { by, state: 'published', reason: null })
}

/** Never shows a text that waits; its member is told why once this can't be undone any more. @returns as `publishText` */
export async function refuseText(id: string, reason: TextRefusal, by: string): Promise<DecidedText | undefined> {
  const decided = await decide(id, { by, state: 'refused', reason })
  if (decided) await enqueue('state_text_refusal', { text: id }, { startAfter: TEXT_UNDO_MINUTES * 60 })
  return decided
}

/** Puts a text before staff again. @returns undefined where the decision is too old or somebody else's, or the member wrote another one */
export async function undoTextDecision(id: string, by: string): Promise<DecidedText | undefined> {
  const [, [undone]] = await pipeline([
    () => lockProfileOf('profile_texts', id),
    () =>
      tenantRows<Decided & DecidedText>(
        `with decided as (
           select id, state from app.profile_texts where tenant_id = (select sec.tenant_id()) and id = :id and is_latest
             and state in ('published', 'refused') and decided_by = :by and decision_id is null
             and decided_at > now() - interval '${TEXT_UNDO_MINUTES} minutes' for update
         )
         update app.profile_texts texts set state = 'held', reason = null, decided_at = null, decided_by = null from decided, app.profiles
         where texts.tenant_id = (select sec.tenant_id()) and texts.id = decided.id
           and profiles.tenant_id = texts.tenant_id and profiles.id = texts.profile_id
         returning texts.profile_id::text, profiles.member_id::text as "memberId", texts.field, texts.shown as text, decided.state`,
        { id, by }
      ),
  ])
  if (!undone) return undefined
  if (undone.state === 'published') await showText(undone)
  return undone
}

/** Publishes texts whose refusal an appeal overturned; what their members changed since stays as they want it now. */
export async function publishTextsAfterAll(decisionId: string): Promise<void> {
  const texts = await tenantRows<Decided>(
    `update app.profile_texts set state = case when is_latest then 'published' else 'replaced' end, reason = null,
       decided_at = case when is_latest then decided_at end, decided_by = case when is_latest then decided_by end
     where tenant_id = (select sec.tenant_id()) and decision_id = :decisionId and state = 'refused'
     returning profile_id::text, field, body as text, state`,
    { decisionId }
  )
  for (const text of texts) if (text.state === 'published') await showText(text)
}

interface Decided {
  profile_id: string
  field: TextField
  text: string
  state: string
}

interface Decision {
  by: string
  state: 'published' | 'refused'
  reason: TextRefusal | null
}

async function decide(id: string, decision: Decision): Promise<DecidedText | undefined> {
  const [, [decided]] = await pipeline([
    () => lockProfileOf('profile_texts', id),
    () =>
      tenantRows<Decided & DecidedText>(
        `update app.profile_texts texts set state = :state, reason = :reason, decided_at = now(), decided_by = :by
         from app.profiles where texts.tenant_id = (select sec.tenant_id()) and texts.id = :id and texts.state = 'held'
           and profiles.tenant_id = texts.tenant_id and profiles.id = texts.profile_id
         returning texts.profile_id::text, profiles.member_id::text as "memberId", texts.field, texts.body as text, texts.state`,
        { id, ...decision }
      ),
  ])
  if (!decided) return undefined
  if (decision.state === 'published') await showText(decided)
  return decided
}

async function showText({ profile_id: profileId, field, text }: Decided): Promise<void> {
  await tenantRows(
    `update app.profiles set name = case when :field = 'name' then :body else name end,
       about_me = case when :field = 'about_me' then :body else about_me end
     where tenant_id = (select sec.tenant_id()) and id = :profileId`,
    { profileId, field, body: text }
  )
}
