import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import ErasureHold, { type HoldReason } from './erasure_hold.js'

interface NewHold {
  reason: HoldReason
  words: string
  endsAt: DateTime
  /** Why the member isn't told, where the law forbids it. */
  untold: string | null
  /** Of staff. */
  by: string
}

/**
 * Keeps a locked member's data from being erased; instead of the hold that stood, which it ends. They are told by mail.
 * In a transaction of staff's.
 */
export async function holdErasure(memberId: string, { by, ...hold }: NewHold): Promise<ErasureHold> {
  await endStanding(memberId, by)
  const made = await ErasureHold.create({ memberId, setBy: by, setAt: DateTime.now(), ...hold })
  if (hold.untold === null) await enqueue('send_mail', { mail: 'erasure_hold', hold: made.id })
  return made
}

/** The job may erase a locked member again. In a transaction of staff's. */
export async function liftHold(memberId: string, by: string): Promise<void> {
  await endStanding(memberId, by)
}

/** One that is over by its own end stands, too, until another follows. */
async function endStanding(memberId: string, by: string): Promise<void> {
  await ErasureHold.query()
    .where('member_id', memberId)
    .whereNull('lifted_at')
    .update({ lifted_by: by, lifted_at: DateTime.now().toJSDate() })
}
