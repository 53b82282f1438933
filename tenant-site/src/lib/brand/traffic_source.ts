import { recall, remember } from '#site/lib/browser/session_memory.ts'

const KEY = 'traffic-source'
const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const
const LONGEST = 200

/** Who referred the visitor (specification §3, Tracking). */
export type TrafficSource = Partial<Record<(typeof NAMES)[number], string>>

/** Reads the traffic source from a page's query; invalid characters and excess length are cut instead of rejected later. */
export function trafficSourceIn(search: string): TrafficSource {
  const query = new URLSearchParams(search)
  const found = NAMES.map((name) => [name, tidy(query.get(name) ?? '')] as const)
  return Object.fromEntries(found.filter(([, value]) => value))
}

export function rememberTrafficSource(search: string): void {
  const source = trafficSourceIn(search)
  if (!recall(KEY) && Object.keys(source).length > 0) remember(KEY, source)
}

export function rememberedTrafficSource(): TrafficSource | undefined {
  return recall<TrafficSource>(KEY)
}

function tidy(value: string): string {
  return [...value.replace(/\p{Cc}/gu, '').trim()].slice(0, LONGEST).join('')
}
