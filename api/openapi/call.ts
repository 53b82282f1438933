import type { RouteFacts } from '#app/http/route_facts'

export type HostKind = 'brand' | 'console'

/** JSON Schema (2020-12), or a part of the document around it. */
export type Json = Record<string, any>

/** A method of a route, with what the route says of itself. */
export interface Call extends RouteFacts {
  host: HostKind
  method: string
  /** With parameters in braces. */
  path: string
  /** Route name, used as operationId. */
  name: string
  params: { name: string; matches?: RegExp }[]
  controller: string
  action: string
  middleware: string[]
  /** Scope in which a bearer token replaces the session. */
  tokenScope?: string
  /** TypeScript type of the answer. */
  answer: string
  query: Json[]
  /** When the code doesn't name the validator. */
  body?: Json
}
