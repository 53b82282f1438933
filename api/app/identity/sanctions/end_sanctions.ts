import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { settleSanctions } from './settle_sanctions.js'

interface Ended {
  id: string
  profile: string
  kind: string
}

const AT_ONCE = 200
const TOLD = ['hidden', 'suspended', 'banned']

/** Ends what staff lift, or an appeal overturned. Returns what was in force until now. */
export async function liftSanctions(which: { id: string } | { decision: string }, by: string): Promise<Ended[]> {
  const ended = await tenantRows<Ended>(
    `update app.sanctions set ended_at = now(), lifted_by = :by
     where tenant_id = (select sec.tenant_id()) and ${'id' in which ? 'id = :id' : 'decision_id = :decision'} and ended_at is null
     returning id::text, profile_id::text as profile, kind`,
    { ...which, by }
  )
  for (const profile of new Set(ended.map((one) => one.profile))) await settleSanctions(profile)
  return ended
}

/** Ends what is over by its time, everybody's or one person's, and tells them. */
export async function endSanctions(profileId: string | null = null): Promise<void> {
  const ended = await tenantRows<Ended>(
    `update app.sanctions set ended_at = ends_at where tenant_id = (select sec.tenant_id()) and id in (
       select id from app.sanctions where tenant_id = (select sec.tenant_id()) and ended_at is null and ends_at <= now()
         and (cast(:profileId as bigint) is null or profile_id = :profileId)
       order by ends_at limit ${AT_ONCE} for update skip locked)
     returning id::text, profile_id::text as profile, kind`,
    { profileId }
  )
  for (const profile of new Set(ended.map((one) => one.profile))) await settleSanctions(profile)
  await tellEnded(ended)
}

/** Whoever was hidden or shut out is told that they no longer are. */
export async function tellEnded(ended: readonly Ended[]): Promise<void> {
  for (const { id, kind } of ended)
    if (TOLD.includes(kind)) await enqueue('send_mail', { mail: 'sanction_ended', sanction: id })
}
