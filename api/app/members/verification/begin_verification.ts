import { randomInt } from 'node:crypto'
import { NotFound } from '#app/http/http_errors'
import type Member from '#app/members/people/member'
import { lockProfile } from '#app/members/people/lock_profile'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { HAS_PHOTO, type OwnVerification, readVerification, shownVerification, TRIES_OF } from './own_verification.js'
import { POSE_MINUTES, POSES, TRIES, TRY_DAYS } from './verification.js'
import { VerificationNeedsPhoto, VerificationTriesUsed, VerificationUnderWay } from './verification_errors.js'

interface Found {
  used: number
  has_photo: boolean
  is_open: boolean
}

/**
 * Draws a pose for a member who agreed to be compared. A pose holds until its time is over, so nobody draws until they have one they like.
 * @throws NotFound where the brand doesn't offer it; VerificationUnderWay VerificationNeedsPhoto VerificationTriesUsed
 */
export async function beginVerification(site: Site, { profile }: Member): Promise<OwnVerification> {
  if (!site.settings.verification) throw new NotFound()
  const values = { profileId: profile.id }
  const [, , [found], , [row]] = await pipeline([
    () => lockProfile(profile.id),
    () =>
      tenantRows(
        `delete from app.verifications where ${OF_PROFILE} and state = 'drawn' and pose_until <= now()`,
        values
      ),
    () => tenantRows<Found>(FIND, values),
    () => tenantRows(DRAW, { ...values, pose: POSES[randomInt(POSES.length)] }),
    () => readVerification(profile.id),
  ])
  if (found!.is_open) throw new VerificationUnderWay()
  if (!found!.has_photo) throw new VerificationNeedsPhoto()
  if (found!.used >= TRIES) throw new VerificationTriesUsed({ tries: TRIES, days: TRY_DAYS })
  return shownVerification(site, row!)
}

const OF_PROFILE = 'tenant_id = (select sec.tenant_id()) and profile_id = :profileId'

const FIND = `
  select tries.used, exists (${HAS_PHOTO}) as has_photo,
    exists (select from app.verifications where ${OF_PROFILE} and (state in ('drawn', 'sent')
      or (state in ('verified', 'refused') and settled_at is null) or (state = 'verified' and ended_at is null))) as is_open
  from (${TRIES_OF}) tries`

/** Beside one that is open there is no other; what is refused otherwise is taken back with the refusal. */
const DRAW = `
  insert into app.verifications (profile_id, pose, pose_until)
  values (:profileId, :pose, now() + interval '${POSE_MINUTES} minutes')
  on conflict do nothing`
