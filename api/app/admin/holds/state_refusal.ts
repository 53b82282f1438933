import { makeDecision } from '#app/admin/complaints/make_decision'
import HeldMessage, { type HoldReason } from '#app/chat/holds/held_message'
import { translationsIn } from '#app/http/translations'
import Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'
import Complaint from '#app/safety/complaint'
import type { ComplaintReason } from '#app/safety/complaint_reasons'
import { takeHeldEvidence } from '#app/safety/take_evidence'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

const REASONS: Record<HoldReason, ComplaintReason> = {
  spam: 'spam',
  scam: 'money',
  advertising: 'spam',
  other: 'other',
}

/** Of the text, in the statement; members know what they wrote. */
const QUOTED = 500

/**
 * Gives the sender of a message that was just refused the reasons (DSA art. 17): as a report of the team's own that is decided at once, so they can
 * appeal as from any other. The same text that was refused for the same reason lately shares its statement.
 */
export async function stateRefusal(site: Site, id: string, by: string): Promise<void> {
  const held = await HeldMessage.findOrFail(id)
  const decisionId = (await statedBefore(held)) ?? (await decide(site, held, by))
  await held.merge({ decisionId }).save()
}

async function decide(site: Site, held: HeldMessage, by: string): Promise<string> {
  const { memberId } = await Profile.findOrFail(held.senderProfileId)
  const { language } = await Member.findOrFail(memberId)
  const t = translationsIn(wordingOf(site, language), 'notices')
  const text = [...held.body].slice(0, QUOTED).join('')
  const facts = `${t('held_refused.found')} ${t(`held_refused.reasons.${held.reason!}`)}\n\n${t('held_refused.text', { text })}`
  const complaint = await Complaint.file({
    subjectKind: 'message',
    subjectId: held.id,
    profileId: held.senderProfileId,
    reason: REASONS[held.reason!],
    words: facts,
    filedBy: by,
    source: 'software',
    language,
  })
  await takeHeldEvidence(complaint!)
  const clause = t('held_refused.clause')
  const { id } = await makeDecision(
    [complaint!],
    { facts, language, ground: 'terms', clause, measures: ['removed'] },
    by
  )
  return id
}

/** Never one that an appeal overturned. */
async function statedBefore({ id, senderProfileId, textKey, reason }: HeldMessage): Promise<string | undefined> {
  const [stated] = await tenantRows<{ id: string }>(
    `select held.decision_id::text as id from app.held_messages held
     join app.decisions on decisions.tenant_id = held.tenant_id and decisions.id = held.decision_id and overturned_at is null
     where held.tenant_id = (select sec.tenant_id()) and held.sender_profile_id = :senderProfileId and held.text_key = :textKey
       and held.id <> :id and held.reason = :reason and held.decided_at > now() - interval '7 days'
     order by held.decided_at desc limit 1`,
    { id, senderProfileId, textKey, reason }
  )
  return stated?.id
}
