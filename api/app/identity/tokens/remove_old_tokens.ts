import { DateTime } from 'luxon'
import LinkToken from '#app/identity/tokens/link_token'
import Session from '#app/identity/sessions/session'

/** Whoever opens an old mail is told what became of its link, for a while. */
const TOLD_DAYS = 7

/** Forgets the brand's links that were used or are too old, and the sessions that ended by themselves. */
export async function removeOldTokens(): Promise<void> {
  const now = DateTime.now()
  const told = now.minus({ days: TOLD_DAYS }).toJSDate()
  await LinkToken.query().where('used_at', '<', told).orWhere('expires_at', '<', told).delete()
  await Session.query().where('expires_at', '<', now.toJSDate()).delete()
}
