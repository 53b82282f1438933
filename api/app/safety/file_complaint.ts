import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { networkOf } from '#app/http/limits/network_of'
import { viewerOf } from '#app/members/people/viewer_of'
import type Complaint from './complaint.js'
import type { ComplaintRequest } from './complaint_validator.js'
import { fileNotice } from './file_notice.js'
import { fileReport } from './file_report.js'

const PER_MEMBER = 30
const PER_NETWORK = 10
const WHILE = '1 day'

/** @throws TooManyAttempts NotFound AuthenticationRequired; 422 for visitors without a name or anyone without good faith (DSA art. 16) */
export async function fileComplaint(
  ctx: HttpContext,
  { subject_kind: kind, subject_id: id, reason, words = '', page, block = false, ...sender }: ComplaintRequest
): Promise<{ complaint: Complaint; isNew: boolean }> {
  await ctx.auth.use('member').check()
  const viewer = viewerOf(ctx)
  const { member, site, language } = viewer
  if (kind && !member) throw new AuthenticationRequired()
  if (!kind) refuseUnfounded(sender, { words, isMember: member !== null, isUnder18: reason === 'under_18' })
  if (member) await limited(limitKey(site, 'complaint', member.id), PER_MEMBER, WHILE)
  else await limited(limitKey(site, 'complaint-address', networkOf(ctx.request.ip())), PER_NETWORK, WHILE)
  if (kind && member) return fileReport({ ...viewer, member }, { kind, id: id!, reason, words, block })
  return fileNotice({
    reason,
    words,
    page: page || undefined,
    language,
    source: member ? 'member' : 'visitor',
    ...(member ? { reporterMemberId: member.id } : { reporterName: sender.name, reporterEmail: sender.email }),
  })
}

type Sender = Pick<ComplaintRequest, 'name' | 'email' | 'good_faith'>

/** Reports about minors need no name (DSA art. 16, 2 c). */
function refuseUnfounded(
  { name, email, good_faith: isMeant }: Sender,
  { words, isMember, isUnder18 }: { words: string; isMember: boolean; isUnder18: boolean }
): void {
  const isNamed = isMember || isUnder18
  const faults = [
    !words && { field: 'words', rule: 'required' },
    !isNamed && !name && { field: 'name', rule: 'required' },
    !isNamed && !email && { field: 'email', rule: 'required' },
    !isMeant && { field: 'good_faith', rule: 'accepted' },
  ].filter((fault) => fault !== false)
  if (faults.length > 0) throw fieldsRefused(faults)
}
