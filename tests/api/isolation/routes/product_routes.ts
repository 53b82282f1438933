import router from '@adonisjs/core/services/router'

/** A route as the matrix asks it. */
export interface ProductRoute {
  name: string
  /** `root` for the brands' hosts, else the platform's host it stands on. */
  domain: string
  /** Without HEAD, which every GET answers as well. */
  method: string
  pattern: string
  params: string[]
}

/** Every route the product answers, by the router's own list: a new one can't be forgotten. */
export function productRoutes(): ProductRoute[] {
  return Object.entries(router.toJSON()).flatMap(([domain, routes]) =>
    routes.flatMap(({ name, methods, pattern }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({
          name: name ?? `${method} ${domain}${pattern}`,
          domain,
          method,
          pattern,
          params: [...pattern.matchAll(/:(\w+)/g)].map(([, param]) => param!),
        }))
    )
  )
}
