import { landerIn, type Tracking } from '@manyhearts/locales/tracking'
import { recall, remember } from '#site/lib/browser/session_memory.ts'

const KEY = 'traffic-source'
/** What a link says in its query; lander and campaign are its path. */
const IN_QUERY = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const
const LONGEST = 200

/** Who referred the visitor (specification §3, Tracking). */
export type TrafficSource = Partial<Record<Tracking, string>>

interface Address {
  pathname: string
  search: string
}

/** Until the page is reloaded. */
let ofThisPage: TrafficSource | undefined

/** Reads the traffic source from a page's address; invalid characters and excess length are cut instead of rejected later. */
export function trafficSourceIn({ pathname, search }: Address): TrafficSource {
  const query = new URLSearchParams(search)
  const found = IN_QUERY.map((name) => [name, tidy(query.get(name) ?? '')] as const)
  return { ...Object.fromEntries(found.filter(([, value]) => value)), ...landerIn(pathname) }
}

/**
 * Carries the first page's traffic source to the sign-up. To settle with a partner nothing may be stored without consent (ePrivacy
 * art. 5(3)), so only what opens a sign-up that is closed otherwise (specification §5) outlives the page.
 */
export function rememberTrafficSource(address: Address, { opensSignup }: { opensSignup: boolean }): void {
  const source = trafficSourceIn(address)
  const { network, ref } = source
  const stored = opensSignup ? recall<TrafficSource>(KEY) : undefined
  const isOlder = stored && (stored.network !== network || stored.ref !== ref)
  ofThisPage = isOlder ? stored : source
  remember(KEY, stored ?? (opensSignup && (network || ref) ? { network, ref } : undefined))
}

export function rememberedTrafficSource(): TrafficSource {
  return ofThisPage ?? {}
}

export function forgetTrafficSource(): void {
  ofThisPage = undefined
  remember(KEY, undefined)
}

function tidy(value: string): string {
  return [...value.replace(/\p{Cc}/gu, '').trim()].slice(0, LONGEST).join('')
}
