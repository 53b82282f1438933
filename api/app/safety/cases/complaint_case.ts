import { DateTime } from 'luxon'
import { NotFound } from '#app/http/http_errors'
import Complaint from '#app/safety/complaint'
import Appeal, { type Side } from './appeal.js'
import { APPEAL_MONTHS } from './appeal_months.js'
import ComplaintMessage from './complaint_message.js'
import Decision from './decision.js'

/** A complaint as one of its sides follows it, by the token that is that side's. */
export interface ComplaintCase {
  side: Side
  /** The subject's, too: what they write belongs to it, and they see nothing of it. */
  complaint: Complaint
  decision: Decision | null
  messages: ComplaintMessage[]
  appeal: Appeal | null
}

/** @throws NotFound */
export async function caseByToken(token: string): Promise<ComplaintCase> {
  const complaint = await Complaint.byToken(token)
  if (complaint) return caseOf('reporter', complaint)
  const decision = await Decision.byToken(token)
  const first = decision && (await Complaint.query().where('decision_id', decision.id).orderBy('id').first())
  if (!first) throw new NotFound()
  return caseOf('subject', first, decision)
}

async function caseOf(side: Side, complaint: Complaint, known?: Decision): Promise<ComplaintCase> {
  const decision = known ?? (complaint.decisionId === null ? null : await Decision.findOrFail(complaint.decisionId))
  const appeals = Appeal.query().where('side', side)
  const appeal =
    side === 'reporter'
      ? await appeals.where('complaint_id', complaint.id).orderBy('filed_at', 'desc').first()
      : await appeals.where('decision_id', decision!.id).first()
  return { side, complaint, decision, messages: await ComplaintMessage.of(complaint.id, side), appeal }
}

/** Until when a side may appeal; null where it can't, or has. */
export function appealableUntil({ side, complaint, decision, appeal }: ComplaintCase): DateTime | null {
  if (!decision || appeal || decision.overturnedAt) return null
  if (side === 'subject' && decision.measures.length === 0) return null
  const told = (side === 'reporter' ? complaint.toldAt : decision.toldAt) ?? decision.decidedAt
  const until = told.plus({ months: APPEAL_MONTHS })
  return until > DateTime.now() ? until : null
}

/** Whether a side may write to the team: until it is decided, and again while its appeal is open. */
export function isWritable({ side, complaint, appeal }: ComplaintCase): boolean {
  const isAppealed = appeal !== null && appeal.decidedAt === null
  return isAppealed || (side === 'reporter' && complaint.decidedAt === null)
}
