import { registry } from '@manyhearts/api/registry'
import { createTuyau } from '@tuyau/core/client'

/** Retries of safe calls: after network errors and these responses of a busy server. */
const AGAIN = { limit: 5, methods: ['get' as const], statusCodes: [502, 503, 504], afterStatusCodes: [503] }

type Options = {
  origin: string
  fetch?: typeof fetch
  onLoggedOut?: () => void
}

/** Typed client of one visit; calls are named as in the API's `start/routes.ts`: `api.settings.show({})`. */
export function createApi({ origin, fetch, onLoggedOut }: Options) {
  const client = createTuyau({
    registry,
    baseUrl: origin,
    ...(fetch && { fetch }),
    headers: { 'X-Requested-With': 'manyhearts', Accept: 'application/json' },
    // The server asks itself, which ends by its own limits.
    timeout: import.meta.env.SSR ? false : 30_000,
    retry: import.meta.env.SSR ? 0 : AGAIN,
    // Each answer is copied for a hook, so there is none where nobody listens.
    ...(onLoggedOut && {
      hooks: {
        afterResponse: [
          async (request, _options, response) => {
            // `user.php` only asks who is logged in: a 403 is a normal answer.
            if (response.status !== 403 || new URL(request.url).pathname === '/api/user.php') return
            const body = await response.clone().json()
            if (body.authentication_required) onLoggedOut()
          },
        ],
      },
    }),
  })
  return client.api
}

export type Api = ReturnType<typeof createApi>

/** Idempotency key for messages, gifts and orders, so retries are safe: `api.orders.store({ body, ...once(key) })`. */
export function once(key: string) {
  return { headers: { 'Idempotency-Key': key }, retry: { ...AGAIN, methods: ['post' as const] } }
}
