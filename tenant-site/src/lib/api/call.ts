import { queryOptions } from '@tanstack/react-query'
import type { Route, UserRegistry } from '@tuyau/core/types'
import type { Api } from '#site/lib/api/api.ts'

export type CallName = Extract<keyof UserRegistry['routes'], string>

/** Query options of a GET call; the key is `[name, args]`, so that invalidating `['members.index']` covers all variants. */
export function call<Name extends CallName>(api: Api, name: Name, args = {} as Route.Request<Name>) {
  return queryOptions({
    queryKey: [name, args] as const,
    queryFn: ({ signal }) => find<Name>(api, name)({ ...args, signal } as Route.Request<Name>),
  })
}

function find<Name extends CallName>(api: Api, name: string) {
  const found = name.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[camel(part)], api)
  return found as (args: Route.Request<Name>) => Promise<Route.Response<Name>>
}

function camel(part: string): string {
  return part.replace(/[_-](.)/g, (_, letter: string) => letter.toUpperCase())
}
