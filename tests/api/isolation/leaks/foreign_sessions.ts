import { Visitor } from '../../../visitor.ts'
import { ADMIN_HOST, newPlatformAdmin, newStaff } from '../../admin/staff_of.ts'
import { newSessionOf } from '../scene/actors_of.ts'
import { ask } from '../routes/ask.ts'
import { difference, type Leak } from './leak.ts'
import type { ProductRoute } from '../routes/product_routes.ts'
import type { Rule } from '../routes/rule.ts'
import type { Scene } from '../scene/scene.ts'
import type { Things } from '../scene/things_of.ts'
import { toldBy } from './told_by.ts'

/** A session used where it doesn't belong, and the rows it would open there. */
interface Misplaced {
  whose: string
  from: () => Promise<Visitor>
  host: string
  things: Partial<Things>
  headers?: Record<string, string>
}

const BY_TOKEN = /^manifests\./

/**
 * Uses sessions on hosts they don't belong to: each call must answer as without a session. `rounds`: in so many runs, counted by
 * `turn`, each session is used for each call once.
 */
export async function foreignSessions(
  scene: Scene,
  routes: ProductRoute[],
  rules: Readonly<Record<string, Rule>>,
  { rounds = 1, turn = 0 } = {}
): Promise<Leak[]> {
  const { attacker, victim, people, vera, own, foreign } = scene
  const script = { authorization: `Bearer ${await newToken()}` }
  const misplaced: Misplaced[] = [
    {
      whose: 'the attacker',
      from: () => newSessionOf(people.free),
      host: victim.host,
      things: foreign['the victim’s'],
    },
    { whose: 'the victim', from: async () => vera.browser, host: attacker.host, things: own },
    { whose: 'a member', from: () => newSessionOf(people.free), host: ADMIN_HOST, things: own },
    {
      whose: 'staff',
      from: () => newStaff([{ brand: attacker, role: 'operator' }]),
      host: attacker.host,
      things: own,
    },
    { whose: 'a script', from: async () => new Visitor(ADMIN_HOST), host: ADMIN_HOST, things: own, headers: script },
    { whose: 'a script', from: async () => new Visitor(ADMIN_HOST), host: attacker.host, things: own, headers: script },
  ]
  const leaks: Leak[] = []
  for (const [number, { whose, from, host, things, headers }] of misplaced.entries()) {
    const browser = new Visitor(host)
    for (const [name, value] of (await from()).cookies) browser.cookies.set(name, value)
    for (const [place, route] of routes.entries()) {
      if ((place + number + turn) % rounds !== 0) continue
      if (route.domain === 'root' ? host === ADMIN_HOST : route.domain !== host) continue
      if (headers && BY_TOKEN.test(route.name)) continue
      for (const [id, sending] of sendingsOf(rules[route.name], things)) {
        const asIf = { ...sending, headers: (one: unknown) => ({ ...sending.headers?.(one), ...headers }) }
        const told = toldBy(await ask(browser, route, asIf, id), id)
        const toVisitor = toldBy(await ask(new Visitor(host), route, sending, id), id)
        if (told !== toVisitor)
          leaks.push({
            route: route.name,
            actor: `${whose} at ${host}`,
            asked: id || 'nothing',
            what: difference(told, toVisitor),
          })
      }
    }
  }
  return leaks
}

async function newToken(): Promise<string> {
  const admin = await newPlatformAdmin()
  const { body } = await admin.post('/api/access-tokens', { name: 'A script', scopes: ['manifests'], days: 1 })
  return body.token
}

/** Links work for anyone who has them, so they prove nothing here. */
function sendingsOf(rule: Rule | undefined, things: Partial<Things>) {
  if (!rule) return []
  if ('answers' in rule) return [['', rule.send] as const]
  return rule.places
    .filter(({ bearer, logsIn, kind }) => !bearer && !logsIn && things[kind])
    .map((place) => [things[place.kind]!, place] as const)
}
