import type { Answer, Visitor } from '../../../visitor.ts'
import { sitePages } from '../../../site_pages.ts'
import { ask } from '../routes/ask.ts'
import type { Encounter } from './encounter.ts'
import { namesSomebody } from './person_kinds.ts'
import type { ProductRoute } from '../routes/product_routes.ts'
import { RULES } from '../routes/rules.ts'
import type { Sending } from '../routes/rule.ts'

/** Somewhere people may be shown to who asks for nobody in particular. */
export interface Place {
  /** The route's name, and the page's address. */
  name: string
  ask(browser: Visitor): Promise<Answer>
}

/** Values of pages' parameters that are no ids, and questions that find everybody. */
const LISTS = [
  '/likes/received',
  '/likes/given',
  '/likes/matches',
  '/match-finder?near=anywhere',
  '/profile?tab=settings',
]

/** Every call that reads without an id, every one that is told the peer's, and every page of both sorts. */
export async function placesOf({ peer }: Encounter, routes: ProductRoute[]): Promise<Place[]> {
  const reading = routes.filter(({ domain, method, name }) => domain === 'root' && method === 'GET' && name in RULES)
  const calls = reading.flatMap((route) => sendingsOf(route).map((sending) => placeOf(route, sending, peer.profile.id)))
  const pages = (await sitePages()).map(({ path }) => path).filter((path) => !path.includes(':'))
  const document = reading.find(({ name }) => name === 'site.document')!
  return [...calls, ...[...pages, ...LISTS].map((path) => placeOf(document, page(path), ''))]
}

/** How a route is asked without an id, or with the peer's. Ending a session is no reading. */
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
