import type { Site } from '#app/tenancy/sites/site'
import { SignupsClosed } from '#app/identity/account/identity_errors'

interface Origin {
  network?: string | null
  ref?: string | null
}

/**
 * Whether the brand takes somebody who comes this way (specification §5): a traffic source is a network or a referrer; `sub1`
 * to `sub3` alone are none. Invitations are looked at later, when one is used.
 * @throws SignupsClosed
 */
export function refuseClosedSignups({ state, settings }: Site, { network, ref }: Origin): void {
  const closed =
    state === 'closing' ||
    settings.signups === 'closed' ||
    (settings.signups === 'with_trafficsource' && !network && !ref)
  if (closed) throw new SignupsClosed()
}
