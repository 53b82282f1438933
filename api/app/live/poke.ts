import { afterCommit, currentTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { announce } from './announce.js'
import type { PokeKind, Signal } from './signal.js'

interface About {
  kind: PokeKind
  conversation?: string
  seq?: number
}

interface Poke extends About {
  to: readonly string[]
  /** The other person's. */
  profile?: string
}

interface MutualPoke extends About {
  /** Profile ids; each is told of the other. */
  between: readonly [string, string]
}

/** Makes the open sites of profiles ask anew. Call it in the transaction of the event: it is sent when that is stored, and may be lost. */
export function poke({ to, ...about }: Poke, tenant: Tenant = currentTenant()): void {
  send(to.map((id) => signal(tenant, `p${id}`, about)))
}

/** The same for two people who have to do with each other. */
export function pokeBoth({ between: [one, other], ...about }: MutualPoke, tenant: Tenant = currentTenant()): void {
  send([
    signal(tenant, `p${one}`, { ...about, profile: other }),
    signal(tenant, `p${other}`, { ...about, profile: one }),
  ])
}

/** A member's own credits, status or settings have changed. */
export function pokeMember(memberId: string, tenant: Tenant = currentTenant()): void {
  send([signal(tenant, `m${memberId}`, { kind: 'user' })])
}

/** Sessions of the member end with this transaction, and their streams within moments, on whichever server they are. */
export function endStreamsOf(memberId: string, tenant: Tenant = currentTenant()): void {
  send([signal(tenant, `m${memberId}`, { kind: 'sessions' })])
}

function send(signals: Signal[]): void {
  afterCommit(() => announce(signals))
}

function signal(
  tenant: Tenant,
  whom: string,
  about: Omit<About, 'kind'> & { kind: Signal['kind']; profile?: string }
): Signal {
  const { kind, conversation = null, seq = null, profile = null } = about
  return { tenant: tenant.id, whom, kind, conversation, seq, profile }
}
