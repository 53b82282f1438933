import type { Answer, Visitor } from '../../../visitor.ts'
import type { ProductRoute } from './product_routes.ts'
import type { Sending } from './rule.ts'

/** The browser stores nothing of the answer. */
export async function ask(
  browser: Visitor,
  route: Pick<ProductRoute, 'method' | 'pattern'>,
  sending: Sending,
  id: unknown = '',
  method = route.method
): Promise<Answer> {
  const cookies = [...browser.cookies]
  const body = sending.body?.(typeof id === 'string' ? decoded(id) : id)
  const answer = await browser.ask(
    method,
    pathOf(route.pattern, sending, String(id)),
    body,
    sending.headers?.(id) ?? {}
  )
  browser.cookies.clear()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return answer
}

export function pathOf(pattern: string, sending: Sending, id: string): string {
  if (sending.path) return sending.path(id)
  return pattern.replaceAll(/:(\w+)/g, (_, param: string) => sending.with?.[param] ?? id)
}

/** Bodies carry an id as it is, paths carry it escaped. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
