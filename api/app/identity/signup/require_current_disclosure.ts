import { fieldRefused } from '#app/http/validation/field_refused'
import { fictionalMark } from '#app/members/people/fictional_mark'
import Profile from '#app/members/people/profile'
import type { Site } from '#app/tenancy/sites/site'

interface FirstMessageDraft {
  member_id?: unknown
  signup_message?: unknown
  fictional_version?: unknown
}

/** The sender must have read the current disclosure (product §1, §3). @throws 422 for `fictional_version` */
export async function requireCurrentDisclosure(
  site: Site,
  language: string,
  { member_id: receiver, signup_message: message, fictional_version: version }: FirstMessageDraft
): Promise<void> {
  if (!message || !receiver) return
  const profile = await Profile.find(String(receiver))
  if (!profile?.isFictional) return
  if (fictionalMark(profile, site, language).fictional?.version !== version)
    throw fieldRefused('fictional_version', 'accepted')
}
