import type { Answer, Visitor } from '../../../visitor.ts'
import { sitePages } from '../../../site_pages.ts'
import { ask } from '../routes/ask.ts'
import type { Encounter } from './encounter.ts'
import { namesSomebody } from './person_kinds.ts'
import type { ProductRoute } from '../routes/product_routes.ts'
import { RULES } from '../routes/rules.ts'
import type { Sending } from '../routes/rule.ts'

export interface Place {
  name: string
  ask(browser: Visitor): Promise<Answer>
}

const LISTS = [
  '/likes/received',
  '/likes/given',
  '/likes/matches',
  '/match-finder?near=anywhere',
  '/profile?tab=settings',
]

/** Every reading call without an id, every one with the peer's id, and every page of both kinds. */
export async function placesOf({ peer }: Encounter, routes: ProductRoute[]): Promise<Place[]> {
  const reading = routes.filter(({ domain, method, name }) => domain === 'root' && method === 'GET' && name in RULES)
  const calls = reading.flatMap((route) => sendingsOf(route).map((sending) => placeOf(route, sending, peer.profile.id)))
  const pages = (await sitePages()).map(({ path }) => path).filter((path) => !path.includes(':'))
  const document = reading.find(({ name }) => name === 'site.document')!
  return [...calls, ...[...pages, ...LISTS].map((path) => placeOf(document, page(path), ''))]
}

/** How a route is read without an id, or with the peer's; calls that don't answer 200 don't read. */
function sendingsOf({ name, pattern, params }: ProductRoute): Sending[] {
  const rule = RULES[name]!
  if ('answers' in rule) return [rule.answers.members].flat().includes(200) ? [rule.send] : []
  const isAskedWithout = params.length === 0 && pattern !== '*'
  return isAskedWithout ? [{}] : rule.places.filter(({ kind }) => namesSomebody(kind))
}

function page(path: string): Sending {
  return { path: () => path, headers: () => ({ accept: 'text/html' }) }
}

function placeOf(route: ProductRoute, sending: Sending, id: string): Place {
  const path = sending.path?.('{peer}')
  return {
    name: [route.name, path].filter(Boolean).join(' '),
    ask: (browser) => ask(browser, route, sending, id),
  }
}
