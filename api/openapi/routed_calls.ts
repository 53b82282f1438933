import router from '@adonisjs/core/services/router'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { factsOf } from '#app/http/route_facts'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { callsOfResources } from './calls_of_resources.js'
import type { Call, HostKind } from './call.js'

interface Named {
  name: string
  args?: { scope?: string }
}

const CALLS = /^\/(api|health)\//

const HOSTS: Record<string, HostKind> = { root: 'brand', [ADMIN_HOST]: 'console' }

export function routedCalls(): Call[] {
  router.commit()
  return Object.entries(router.toJSON()).flatMap(([domain, routes]) => {
    const host = HOSTS[domain]
    return host ? routes.filter(({ pattern }) => CALLS.test(pattern)).flatMap((route) => of(route, host)) : []
  })
}

function of(route: RouteJSON, host: HostKind): Call[] {
  const { name, pattern, methods, matchers, middleware } = route
  const { controller, action } = handlerOf(route)
  const named = [...(middleware.all() as Set<Partial<Named>>)].filter((one): one is Named => Boolean(one.name))
  const calls = methods
    .filter((method) => method !== 'HEAD')
    .map((method) => ({
      ...factsOf(route),
      host,
      method: method.toLowerCase(),
      path: pattern.replace(/:(\w+)/g, '{$1}'),
      name: name!,
      params: [...pattern.matchAll(/:(\w+)/g)].map(([, param]) => ({ name: param!, matches: matchers[param!]?.match })),
      controller,
      action,
      middleware: named.map((one) => one.name),
      tokenScope: named.find(({ args }) => args?.scope)?.args?.scope,
      answer: `ExtractResponse<Awaited<ReturnType<import('${controller}').default['${action}']>>>`,
      query: [],
    }))
  return host === 'console' ? calls.flatMap(callsOfResources) : calls
}

function handlerOf({ pattern, handler }: RouteJSON): { controller: string; action: string } {
  const { importExpression, method } = handler as { importExpression?: string; method?: string }
  const controller = /import\(['"](.+)['"]\)/.exec(importExpression ?? '')?.[1]
  if (!controller || !method)
    throw new Error(`${pattern} is answered by no controller of #generated/controllers; only those can be described.`)
  return { controller, action: method }
}
