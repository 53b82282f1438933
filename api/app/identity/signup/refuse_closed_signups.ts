import type { Site } from '#app/tenancy/sites/site'
import { SignupsClosed } from '#app/identity/account/identity_errors'

interface Origin {
  network?: string | null
  ref?: string | null
}

/** `sub1` to `sub3` alone are no traffic source (specification §5); invitations are checked later. @throws SignupsClosed */
export function refuseClosedSignups({ settings }: Site, { network, ref }: Origin): void {
  const closed = settings.signups === 'closed' || (settings.signups === 'with_trafficsource' && !network && !ref)
  if (closed) throw new SignupsClosed()
}
