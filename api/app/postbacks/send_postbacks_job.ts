import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { askNetwork, type NetworkAnswer } from './ask_network.js'
import { type ClaimedPostback, claimPostback } from './claim_postback.js'
import Postback from './postback.js'

const MINUTES = 60
const HOURS = 60 * MINUTES
/** Seconds before each further try: eight in three days. */
const PAUSES = [1 * MINUTES, 10 * MINUTES, 1 * HOURS, 6 * HOURS, 12 * HOURS, 24 * HOURS, 24 * HOURS]
/** Refusals that may end by themselves. */
const COME_AGAIN = [408, 429]

/**
 * Tells a member's network what happened, the oldest first and with no transaction open meanwhile. One that failed holds up those after
 * it until it is delivered, refused or given up, so that no refund arrives before its purchase. A repeated run sends only what still waits.
 */
export async function sendPostbacksJob({ state }: Site, memberId: string): Promise<void> {
  if (state === 'draft') return
  const next = () => inSeparateTransaction(() => claimPostback(memberId))
  for (let postback = await next(); postback; postback = await next()) {
    const claimed = postback
    const answer = claimed.receiver ? await askNetwork(claimed.receiver) : null
    await inSeparateTransaction(() => noteAnswer(claimed, answer, memberId))
  }
}

/** No answer at all when nobody was asked. One that staff stopped meanwhile is tried no more, but it is kept what the network said. */
async function noteAnswer(claimed: ClaimedPostback, said: NetworkAnswer | null, memberId: string): Promise<void> {
  const { id, tries } = claimed
  const postback = await Postback.query().where('id', id).whereIn('state', ['waiting', 'stopped']).forUpdate().first()
  if (!postback) return
  const isStopped = claimed.isStopped || postback.state === 'stopped'
  const next = said ? stateAfter(said.status, tries + 1) : 'waiting'
  const state = next !== 'waiting' ? next : isStopped ? 'stopped' : said ? 'waiting' : 'given_up'
  const pause = state === 'waiting' ? PAUSES[tries]! : 0
  const dueAt = DateTime.now().plus({ seconds: pause })
  await postback.merge({ state, dueAt, ...(said && { ...said, tries: tries + 1, triedAt: DateTime.now() }) }).save()
  if (pause > 0) await enqueue('send_postbacks', { member: memberId }, { startAfter: pause })
}

function stateAfter(status: number | null, tries: number): 'delivered' | 'refused' | 'given_up' | 'waiting' {
  if (status !== null && status >= 200 && status < 300) return 'delivered'
  if (status !== null && status >= 400 && status < 500 && !COME_AGAIN.includes(status)) return 'refused'
  return tries > PAUSES.length ? 'given_up' : 'waiting'
}
