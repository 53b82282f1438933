import { enqueue } from '#app/jobs/enqueue'
import type LinkToken from '#app/identity/tokens/link_token'

const HOUR_S = 3_600

/** When who has not confirmed the address is reminded, in hours after it was given (product §3). */
const AFTER_HOURS = [24, 72]

/**
 * Orders the reminders, one for each time. They hang on the link that was sent first: once it is used, or ended because the
 * address was changed, there is nothing left to say.
 */
export async function remindToActivate({ id: link }: LinkToken): Promise<void> {
  for (const hours of AFTER_HOURS) {
    const last = hours === AFTER_HOURS.at(-1)
    await enqueue('send_mail', { mail: 'activation_reminder', link, last }, { startAfter: hours * HOUR_S })
  }
}
