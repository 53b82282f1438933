import { registry } from '@manyhearts/api/registry'
import { createTuyau } from '@tuyau/core/client'

/** How often and where a call is repeated that may safely be: after network errors and these answers of a busy server. */
const AGAIN = { limit: 5, methods: ['get' as const], statusCodes: [502, 503, 504], afterStatusCodes: [503] }

type Options = {
  origin: string
  /** The server hands in its in-memory door. */
  fetch?: typeof fetch
  /** A call needs somebody logged in, and nobody is, or not any more. */
  onLoggedOut?: () => void
}

/** The typed client of one visit. Its calls are named as in the API's `start/routes.ts`: `api.settings.show({})`. */
export function createApi({ origin, fetch, onLoggedOut }: Options) {
  const client = createTuyau({
    registry,
    baseUrl: origin,
    ...(fetch && { fetch }),
    headers: { 'X-Requested-With': 'manyhearts', Accept: 'application/json' },
    timeout: 30_000,
    retry: import.meta.env.SSR ? 0 : AGAIN,
    hooks: {
      afterResponse: [
        async (request, _options, response) => {
          // `user.php` is how the site asks who is there: its refusal is an answer.
          if (response.status !== 403 || new URL(request.url).pathname === '/api/user.php') return
          const body = await response.clone().json()
          if (body.authentication_required) onLoggedOut?.()
        },
      ],
    },
  })
  return client.api
}

export type Api = ReturnType<typeof createApi>

/**
 * What a message, a gift or an order is sent with: the same key does it once, so these calls may be repeated too.
 * `api.orders.store({ body, ...once(key) })`
 */
export function once(key: string) {
  return { headers: { 'Idempotency-Key': key }, retry: { ...AGAIN, methods: ['post' as const] } }
}
