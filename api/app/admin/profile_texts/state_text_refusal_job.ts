import { makeDecision } from '#app/admin/complaints/make_decision'
import { translationsIn } from '#app/http/translations'
import { TEXT_UNDO_MINUTES, type TextField, type TextRefusal } from '#app/members/profile_texts/profile_text'
import type { TextFinding } from '#app/members/profile_texts/text_finding'
import Complaint from '#app/safety/complaint'
import type { ComplaintReason } from '#app/safety/complaint_reasons'
import { takeTextEvidence } from '#app/safety/take_evidence'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

interface Refused {
  profile: string
  language: string
  field: TextField
  body: string
  found: TextFinding
  reason: TextRefusal
  by: string
}

const REASONS: Record<TextRefusal, ComplaintReason> = {
  contact: 'spam',
  scam: 'money',
  advertising: 'spam',
  offensive: 'other',
  other: 'other',
}

/** Of the text, in the statement; members know what they wrote. */
const QUOTED = 500

/**
 * Gives the member whose text was refused the reasons (DSA art. 17), once that can't be undone any more: as a report of the team's own that is decided
 * at once, so they can appeal as from any other.
 */
export async function stateTextRefusalJob(site: Site, text: string): Promise<void> {
  await asTenant(site, () => stateTextRefusal(site, text), { connection: 'staff' })
}

async function stateTextRefusal(site: Site, text: string): Promise<void> {
  const [refused] = await tenantRows<Refused>(FIND, { textId: text })
  if (!refused) return
  const { profile, language, field, body, found, reason, by } = refused
  const t = translationsIn(wordingOf(site, language), 'notices')
  const quoted = [...body].slice(0, QUOTED).join('')
  const why = `${t(`text_refused.found.${field}`)} ${t(`text_refused.reasons.${reason}`)}`
  const facts = `${why} ${t(`text_refused.read_for.${found}`)}\n\n${t('text_refused.text', { text: quoted })}`
  const complaint = await Complaint.file({
    subjectKind: 'text',
    subjectId: text,
    profileId: profile,
    reason: REASONS[reason],
    words: facts,
    filedBy: by,
    source: found === 'every' ? 'team' : 'software',
    language,
  })
  await takeTextEvidence(complaint!)
  const clause = t('text_refused.clause')
  const { id } = await makeDecision(
    [complaint!],
    { facts, language, ground: 'terms', clause, measures: ['removed'] },
    by
  )
  await tenantRows(
    'update app.profile_texts set decision_id = :id where tenant_id = (select sec.tenant_id()) and id = :textId',
    { id, textId: text }
  )
}

/** Nothing where the refusal was undone, or the reasons were given before. */
const FIND = `
  select texts.profile_id::text as profile, members.language, texts.field, texts.body, texts.found, texts.reason, texts.decided_by::text as by
  from app.profile_texts texts
  join app.profiles on profiles.tenant_id = texts.tenant_id and profiles.id = texts.profile_id
  join app.members on members.tenant_id = profiles.tenant_id and members.id = profiles.member_id
  where texts.tenant_id = (select sec.tenant_id()) and texts.id = :textId and texts.state = 'refused' and texts.decision_id is null
    and texts.decided_at <= now() - interval '${TEXT_UNDO_MINUTES} minutes'
  for update of texts`
