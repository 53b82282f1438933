import { enqueue } from '#app/jobs/enqueue'
import { lockProfileOf } from '#app/members/people/lock_profile'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { VERIFICATION_UNDO_MINUTES, type VerificationRefusal } from './verification.js'

export interface DecidedVerification {
  memberId: string
}

/**
 * Says that the photo shows who the profile's photos show. `photos` are those that it was compared with: all that others may see.
 * @returns undefined for one that was decided about or withdrawn, and where there are other photos by now
 */
export async function confirmVerification(
  id: string,
  photos: readonly string[],
  by: string
): Promise<DecidedVerification | undefined> {
  return decide(
    id,
    `state = 'verified', photo_ids = cast(:photos as bigint[])`,
    `and cast(:photos as bigint[]) <@ ${SHOWN} and ${SHOWN} <@ cast(:photos as bigint[]) and cardinality(cast(:photos as bigint[])) > 0`,
    { photos: [...photos], by }
  )
}

/** Says that it doesn't, or doesn't let one tell. @returns undefined for one that was decided about or withdrawn */
export async function refuseVerification(
  id: string,
  reason: VerificationRefusal,
  by: string
): Promise<DecidedVerification | undefined> {
  return decide(id, `state = 'refused', reason = :reason`, '', { reason, by })
}

/** Puts a photo before staff again. @returns undefined where the decision is too old or somebody else's, or the photo was withdrawn */
export async function undoVerification(id: string, by: string): Promise<DecidedVerification | undefined> {
  const [undone] = await tenantRows<DecidedVerification>(
    `update app.verifications checks set state = 'sent', reason = null, decided_at = null, decided_by = null, photo_ids = null
     from app.profiles where checks.tenant_id = (select sec.tenant_id()) and checks.id = :id and checks.decided_by = :by
       and checks.settled_at is null and checks.decided_at > now() - interval '${VERIFICATION_UNDO_MINUTES} minutes'
       and profiles.tenant_id = checks.tenant_id and profiles.id = checks.profile_id
     returning profiles.member_id::text as "memberId"`,
    { id, by }
  )
  return undone
}

const SHOWN = `(select coalesce(array_agg(photos.id), '{}') from app.photos
  where photos.tenant_id = checks.tenant_id and photos.profile_id = checks.profile_id and photos.status = 'active')`

async function decide(id: string, set: string, unless: string, values: Record<string, unknown>) {
  const [, [decided]] = await pipeline([
    () => lockProfileOf('verifications', id),
    () =>
      tenantRows<DecidedVerification>(
        `update app.verifications checks set ${set}, decided_at = now(), decided_by = :by
         from app.profiles where checks.tenant_id = (select sec.tenant_id()) and checks.id = :id and checks.state = 'sent' ${unless}
           and profiles.tenant_id = checks.tenant_id and profiles.id = checks.profile_id
         returning profiles.member_id::text as "memberId"`,
        { id, ...values }
      ),
  ])
  if (decided) {
    await enqueue('settle_verification', { verification: id }, { startAfter: VERIFICATION_UNDO_MINUTES * 60 })
  }
  return decided
}
