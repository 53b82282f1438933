import { translationsIn } from '#app/http/translations'
import { enqueue } from '#app/jobs/enqueue'
import type { BanReason } from '#app/members/photos/bans/banned_reasons'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import Complaint from './complaint.js'
import { takeEvidence } from './take_evidence.js'

export interface ReportBannedPhoto {
  profile: string
  reason: BanReason
}

/**
 * Reports a member who uploaded a picture that all brands ban: urgent, without a reporter, and once while it is open. It hides nothing; people
 * look at their profile and decide.
 */
export async function reportBannedPhotoJob(site: Site, { profile, reason }: ReportBannedPhoto): Promise<void> {
  const complaint = await Complaint.file({
    subjectKind: 'profile',
    subjectId: profile,
    profileId: profile,
    reason: reason === 'minor' ? 'under_18' : 'intimate',
    words: translationsIn(wordingOf(site, site.language), 'notices')('banned_upload'),
    language: site.language,
    source: 'software',
  })
  if (!complaint) return
  await takeEvidence(complaint)
  await enqueue('report_urgent', {})
}
