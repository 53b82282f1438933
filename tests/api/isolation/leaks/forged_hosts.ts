import { Visitor } from '../../../visitor.ts'
import { ask } from '../routes/ask.ts'
import { faultsOf } from './faults_of.ts'
import { difference, type Leak } from './leak.ts'
import type { ProductRoute } from '../routes/product_routes.ts'
import type { Rule } from '../routes/rule.ts'
import type { Scene } from '../scene/scene.ts'
import { toldBy } from './told_by.ts'

const UNKNOWN = 'nobody.example'
const MISDIRECTED = 421

/** Asks every call under an unknown host, and under the own one with forged headers that name the victim's. */
export async function forgedHosts(
  { attacker, victim, foreign, canaries }: Scene,
  routes: ProductRoute[],
  rules: Readonly<Record<string, Rule>>
): Promise<Leak[]> {
  const leaks: Leak[] = []
  const forged = {
    'x-forwarded-host': victim.host,
    forwarded: `host=${victim.host}`,
    'x-host': victim.host,
    'x-original-host': victim.host,
  }
  for (const route of routes.filter(({ domain, name }) => domain === 'root' && !name.startsWith('health.'))) {
    const rule = rules[route.name]
    if (!rule) continue
    const sendings =
      'answers' in rule
        ? [{ sending: rule.send, kind: undefined }]
        : rule.places.map((sending) => ({ sending, kind: sending.kind }))
    for (const { sending, kind } of sendings) {
      const id = kind ? (foreign['the victim’s'][kind] ?? '') : ''
      const forging = { ...sending, headers: (one: unknown) => ({ ...sending.headers?.(one), ...forged }) }
      const leak = (asked: string, what: string) => leaks.push({ route: route.name, actor: 'visitor', asked, what })

      const unknown = await ask(new Visitor(UNKNOWN), route, forging, id)
      if (unknown.status !== MISDIRECTED) leak(`something at ${UNKNOWN}`, `it answered ${unknown.status}`)
      for (const fault of faultsOf(unknown, id, canaries)) leak(`something at ${UNKNOWN}`, fault)

      const told = toldBy(await ask(new Visitor(attacker.host), route, forging, id), id)
      const plain = toldBy(await ask(new Visitor(attacker.host), route, sending, id), id)
      if (told !== plain) leak('something with forged hosts', difference(told, plain))
    }
  }
  return leaks
}
