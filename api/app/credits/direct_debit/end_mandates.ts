import { enqueue } from '#app/jobs/enqueue'
import Mandate, { type MandateEnd } from './mandate.js'

/** Ends active mandates; the gateway is told by a job. Returns how many ended. */
export async function endMandates(
  reason: MandateEnd,
  which: Partial<Record<'id' | 'member_id', string>>
): Promise<number> {
  const active = await Mandate.query().where(which).where('state', 'active')
  for (const { id, sealedToken } of active) {
    await Mandate.query()
      .where('id', id)
      .where('state', 'active')
      .update({ state: 'ended', end_reason: reason, ended_at: new Date() })
    if (sealedToken) await enqueue('revoke_mandate', { mandate: id })
  }
  return active.length
}
