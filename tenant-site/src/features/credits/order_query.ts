import type { Api } from '#site/app/api.ts'
import { call } from '#site/lib/call.ts'

/** An order: the member's own, or, with the token of its return address, whoever comes back from paying. */
export function orderQuery(api: Api, id: string, token: string | null) {
  const args = { params: { id }, ...(token && { query: { token } }) }
  return call(api, 'orders.show', args)
}
