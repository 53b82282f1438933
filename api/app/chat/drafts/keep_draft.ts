import { NotFound } from '#app/http/http_errors'
import { canMeet } from '#app/members/people/can_meet'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** The last one written counts; an empty text removes it. @throws NotFound for people the member can’t write to */
export async function keepDraft(member: Member, partnerId: string, body: string): Promise<void> {
  const pair = { me: member.profile.id, partnerId }
  if (!body.trim()) {
    await tenantRows(DROP, pair)
    return
  }
  const [kept] = await tenantRows(KEEP, { ...pair, showFictional: member.showFictional, body })
  if (!kept) throw new NotFound()
}

/** For the transaction that sends what was drafted; another text stays. A draft may be a moment older than the message. Says whether it went. */
export async function dropSentDraft(profileId: string, partnerId: string, sent: string): Promise<boolean> {
  const dropped = await tenantRows(`${DROP} and starts_with(:sent, btrim(body)) returning id`, {
    me: profileId,
    partnerId,
    sent,
  })
  return dropped.length > 0
}

const KEEP = `
  insert into app.drafts (profile_id, partner_profile_id, body)
  select :me, partners.id, :body from app.profiles partners
  where partners.tenant_id = (select sec.tenant_id()) and partners.id = :partnerId and partners.id <> :me
    and partners.left_at is null and (partners.kind = 'member' or :showFictional) and ${canMeet(':me', 'partners.id')}
    and (partners.status = 'active' or exists (select from app.conversation_sides
      where tenant_id = (select sec.tenant_id()) and profile_id = :me and partner_profile_id = partners.id))
  on conflict (tenant_id, profile_id, partner_profile_id) do update set body = excluded.body, written_at = now()
  returning id`

const DROP = `
  delete from app.drafts
  where tenant_id = (select sec.tenant_id()) and profile_id = :me and partner_profile_id = :partnerId`
