import type { Recipient } from '#app/notices/mails/composed_mail'
import Complaint from '#app/safety/complaint'
import type Appeal from '#app/safety/cases/appeal'
import Decision from '#app/safety/cases/decision'
import { reporterOf } from './reporter_of.js'
import { subjectOf } from './subject_of.js'

interface Appellant {
  member: Recipient
  /** By which they know the case, and follow it. */
  number: string
  token: string
}

/** Who appealed; null where there is no address any more. */
export async function appellantOf(appeal: Appeal): Promise<Appellant | null> {
  const complaint = appeal.complaintId === null ? null : await Complaint.findOrFail(appeal.complaintId)
  const decision = await Decision.findOrFail(appeal.decisionId)
  const member = complaint ? await reporterOf(complaint) : await subjectOf(decision)
  const { number, token } = complaint ?? decision
  return member && { member, number, token }
}
