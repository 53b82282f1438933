import { enqueue } from '#app/jobs/enqueue'
import type LinkToken from '#app/identity/tokens/link_token'

const HOUR_S = 3_600

/** Hours after the address was given (product §3). */
const AFTER_HOURS = [24, 72]

/** Reminders refer to this link and aren't sent once it is used or expired. */
export async function remindToActivate({ id: link }: LinkToken): Promise<void> {
  for (const hours of AFTER_HOURS) {
    const last = hours === AFTER_HOURS.at(-1)
    await enqueue('send_mail', { mail: 'activation_reminder', link, last }, { startAfter: hours * HOUR_S })
  }
}
