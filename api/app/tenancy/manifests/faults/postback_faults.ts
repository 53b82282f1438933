import { sharedEvents, unknownValueIn } from '#app/tenancy/postback_receivers/postback_address'
import type { ManifestPostback } from '#app/tenancy/manifests/manifest'
import type { Fault } from './schema_faults.js'

/** Values that there are none of, and events of a network that two receivers want. */
export function postbackFaults(postbacks: ManifestPostback[]): Fault[] {
  return postbacks.flatMap(({ network, events, address }, at): Fault[] => {
    const path = (field: string) => ['postbacks', String(at), field]
    const unknown = unknownValueIn(address)
    const shared = postbacks
      .slice(0, at)
      .flatMap((other) => (other.network === network ? sharedEvents(other, { events }) : []))
    return [
      ...(unknown ? [{ path: path('address'), reason: `${unknown} is no value that an address may name` }] : []),
      ...shared.map((event) => ({
        path: path('events'),
        reason: `${event} of ${network} goes to another receiver already`,
      })),
    ]
  })
}
