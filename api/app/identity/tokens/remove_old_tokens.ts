import { DateTime } from 'luxon'
import LinkToken from '#app/identity/tokens/link_token'
import Session from '#app/identity/sessions/session'

/** For this long, the site can still say what became of an old link. */
const TOLD_DAYS = 7

export async function removeOldTokens(): Promise<void> {
  const now = DateTime.now()
  const told = now.minus({ days: TOLD_DAYS }).toJSDate()
  await LinkToken.query().where('used_at', '<', told).orWhere('expires_at', '<', told).delete()
  await Session.query().where('expires_at', '<', now.toJSDate()).delete()
}
