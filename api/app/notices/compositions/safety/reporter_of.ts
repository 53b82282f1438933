import Member from '#app/members/people/member'
import type { Recipient } from '#app/notices/mails/composed_mail'
import type Complaint from '#app/safety/complaint'

/** Who is told about their complaint; null where there is no address. */
export async function reporterOf({ reporterMemberId, reporterEmail, language }: Complaint): Promise<Recipient | null> {
  if (reporterMemberId) return Member.find(reporterMemberId)
  return reporterEmail ? { id: null, email: reporterEmail, language } : null
}
