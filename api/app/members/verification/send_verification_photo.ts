import { count } from '#app/operations/count'
import { NotFound } from '#app/http/http_errors'
import type Member from '#app/members/people/member'
import { afterCommit, tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { VerificationPoseOver } from './verification_errors.js'

/** Whether a photo may be sent now. @throws NotFound where the brand doesn't offer it; VerificationPoseOver */
export async function admitVerificationPhoto({ settings }: Site, { profile }: Member): Promise<void> {
  if (!settings.verification) throw new NotFound()
  const found = await tenantRows(
    `select from app.verifications
     where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and state = 'drawn' and pose_until > now()`,
    { profileId: profile.id }
  )
  if (found.length === 0) throw new VerificationPoseOver()
}

/**
 * Puts a photo before staff. Its upload began in time, and may have taken longer. Nothing is computed from it or kept of it but the file.
 * @throws VerificationPoseOver where it was withdrawn meanwhile
 */
export async function sendVerificationPhoto({ profile }: Member, filename: string): Promise<void> {
  const sent = await tenantRows(
    `update app.verifications set state = 'sent', filename = :filename, sent_at = now()
     where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and state = 'drawn'
     returning id`,
    { profileId: profile.id, filename }
  )
  if (sent.length === 0) throw new VerificationPoseOver()
  afterCommit(() => count('verifications', 'sent'))
}
