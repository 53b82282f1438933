import router from '@adonisjs/core/services/router'

export interface ProductRoute {
  name: string
  /** `root` for the brands' hosts, otherwise the platform host. */
  domain: string
  /** Without HEAD, which every GET answers as well. */
  method: string
  pattern: string
  params: string[]
}

/** Read from the router, so that a new route can't be forgotten. */
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
